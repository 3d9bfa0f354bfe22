// Go against its own parser and type checker: what a file imports and declares, and which files of the project declare
// what it uses.
import { corpora, everywhere, fetchCorpus } from './go/corpora.js';
import { askEdges, askExtract, buildOracle } from './go/oracle.js';
import { compareEdges, edgesBetween, measureEach, readSource } from './compare.js';
import { loadModule } from './load-module.js';

/** @typedef {import('./go/corpora.js').Corpus} Corpus */

export const title = 'Go';
export const about = `- **Imports:** the imports, package and declarations of every file are compared with \`go/parser\`.
- **Edges:** compared with \`go/types\`. A file depends on the file that declares a package-level name it uses (methods and fields do not count; answers take a file with methods and the file of their type as one), through a blank import on the files whose \`init\` it runs, and through any other import on those of them whose \`init\` uses a variable of another file of the package, or calls, in a statement of its own, a function of another file that the importing file uses: as commands that add themselves to a list do. The type checker runs for ${everywhere.join(', ')}, including tests, and the results are merged.
- **Left out:** files that none of these platforms builds, and files in \`testdata\`.
- **Known differences:** for a blank import without an \`init\`, Lintel links one file that represents the package, which counts as wrong. If several files declare a name for different platforms, Lintel links every file that some combination of platform and tags builds together with the importing file; the type checker knows only the platforms above.

Names that the checker skips, because they depend on a package that is not in the corpus, are looked up in its scopes. This was added to the measurement after reading the disagreements in containerd; Lintel was not changed.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const oracle = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { go } = await loadModule('src/languages/go/go.ts');
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, oracle, analyze, go));
}

/**
 * @param {Corpus} corpus
 * @param {{ extract: string, edges: string }} oracle
 * @param {any} analyze
 * @param {any} go
 */
async function measureCorpus(corpus, oracle, analyze, go) {
  const { folder, version } = fetchCorpus(corpus);
  const report = await analyze(folder, { config: false });
  const truth = askEdges(oracle.edges, folder, everywhere);
  const isBuilt = new Set(truth.files);
  const nodes = new Set(report.nodes);
  /** @param {string} file */
  const isCompared = (file) => isBuilt.has(file) && nodes.has(file);
  const expected = edgesBetween(truth, isCompared);
  const found = edgesBetween(report, isCompared);
  return {
    corpus: corpus.name,
    version,
    files: truth.files.length,
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: compareExtraction(folder, askExtract(oracle.extract, folder), go),
    ...compareEdges(expected, found),
  };
}

/**
 * @param {string} folder
 * @param {readonly import('./go/oracle.js').FileFacts[]} facts
 * @param {any} go
 */
function compareExtraction(folder, facts, go) {
  let count = 0;
  const disagreements = [];
  for (const { file, package: scope, imports, declares } of facts) {
    const found = go.extract(readSource(folder, file));
    const own = found.imports
      .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'static')
      .map((/** @type {any} */ { specifier, detail, line }) => `${specifier} ${detail?.alias ?? ''} ${line}`);
    const expected = (imports ?? []).map(({ path, name, line }) => `${path} ${name} ${line}`);
    count += expected.length;
    if (own.join('\n') !== expected.join('\n')) disagreements.push(`${file}: its imports`);
    // A package named `_` is a mistake that the parser lets pass.
    if (found.scope !== scope && scope !== '_') disagreements.push(`${file}: its package`);
    const declared = found.declares.flatMap((/** @type {{ name?: string }} */ { name }) => name ?? []);
    if (declared.toSorted().join('\n') !== declares.toSorted().join('\n')) {
      disagreements.push(`${file}: what it declares`);
    }
  }
  return { count, disagreements };
}
