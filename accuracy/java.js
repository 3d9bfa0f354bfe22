// Java against javac: what a file imports and declares, and which files of the project declare the types it names.
import { corpora, javaFilesIn } from './java/corpora.js';
import { askEdges, askFacts, buildOracle } from './java/oracle.js';
import { compareEdges, edgesBetween, measureEach, readSource } from './compare.js';
import { loadModule } from './load-module.js';

/** @typedef {import('./java/corpora.js').Corpus} Corpus */

export const title = 'Java';
export const about = `- **Imports:** the imports, package and declared types of every file are compared with javac's parser.
- **Edges:** compared with javac after attribution. A file depends on the file that declares a type it names in imports, declarations, expressions or annotations. Inferred types and types in comments do not count. The corpora are attributed without their libraries; a name that is imported from a library is left out.
- **Left out:** \`module-info.java\`, sources for other Java versions, nested projects, and all but one of the files that declare the same type for several modules. This selection was made after reading the disagreements in JUnit, Netty and Maven; Lintel was not changed.

Lintel analyses the whole of each corpus.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const oracle = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { extractJava } = await loadModule('src/languages/java/extract/extract-file.ts');
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, oracle, analyze, extractJava));
}

/**
 * @param {Corpus} corpus
 * @param {string} oracle
 * @param {any} analyze
 * @param {any} extractJava
 */
async function measureCorpus(corpus, oracle, analyze, extractJava) {
  const { folder, version } = corpus.fetch();
  const files = javaFilesIn(folder);
  const report = await analyze(folder, { config: false });
  const nodes = new Set(report.nodes);
  const parts = corpus.parts.map((part) => files.filter((file) => part.test(file) && nodes.has(file)));
  const compared = new Set(parts.flat());
  const truth = parts.flatMap((part) => askEdges(oracle, folder, part, corpus.options(folder)).edges);
  /** @param {string} file */
  const isCompared = (file) => compared.has(file);
  const expected = edgesBetween({ edges: truth }, isCompared);
  const found = edgesBetween(report, isCompared);
  return {
    corpus: corpus.name,
    version,
    files: compared.size,
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: compareExtraction(folder, askFacts(oracle, folder, [...compared]), extractJava),
    ...compareEdges(expected, found),
  };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, import('./java/oracle.js').FileFacts>} facts
 * @param {any} extractJava
 */
function compareExtraction(folder, facts, extractJava) {
  let count = 0;
  const disagreements = [];
  for (const [file, { scope, imports, declares }] of facts) {
    if (file.endsWith('module-info.java')) continue;
    const found = extractJava(readSource(folder, file));
    const own = found.imports
      .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'static')
      .map((/** @type {any} */ { specifier, line }) => `${line} ${specifier}`);
    count += imports.length;
    if (own.join('\n') !== imports.join('\n')) disagreements.push(`${file}: its imports`);
    if (found.scope !== scope) disagreements.push(`${file}: its package`);
    const declared = found.declares.map((/** @type {{ name: string }} */ { name }) => name);
    if (declared.toSorted().join('\n') !== declares.toSorted().join('\n')) {
      disagreements.push(`${file}: what it declares`);
    }
  }
  return { count, disagreements };
}
