// C# against Roslyn: what a file brings in and declares, and which files of the project declare what it names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilationsIn } from './csharp/compilations.js';
import { corpora } from './csharp/corpora.js';
import { askOracle, buildOracle } from './csharp/oracle.js';
import { fetchSource } from './debian.js';
import { measureEach } from './compare.js';
import { loadModule } from './load-module.js';

/** @typedef {import('./csharp/oracle.js').Answer} Answer */

export const title = 'C#';
export const about = `- **Imports:** the usings and declared types of every file are compared with Roslyn's parser (version 3.4, of the .NET SDK 3.1).
- **Edges:** compared with Roslyn's semantic model. A file depends on the files that declare a type it names (all parts of a partial type, unless the file is one of them) and on the file of an extension method it calls. Members do not count.
- **Conditions:** every corpus is compiled twice, with no \`#if\` symbol defined and with all of them, and the results are merged; Lintel reads all branches. For usings, Roslyn is also given every branch once, because some branches cannot be reached by any choice of symbols (\`#if NET20\` inside \`#if !NET20\`, in 19 files of Json.NET).
- **Limits:** frameworks that are not part of .NET Core (Windows Forms, NUnit) are missing from the compilation, so Roslyn does not see extension methods called on their types. Lintel does not know the type of the value on which an extension method is called; it links the method if only one visible class has a method of that name.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const oracle = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { csharp } = await loadModule('src/languages/csharp/csharp.ts');
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, oracle, analyze, csharp));
}

/**
 * @param {import('./csharp/corpora.js').Corpus} corpus
 * @param {ReturnType<typeof buildOracle>} oracle
 * @param {any} analyze
 * @param {any} csharp
 */
async function measureCorpus(corpus, oracle, analyze, csharp) {
  const source = fetchSource('csharp', corpus.source);
  const folder = join(source.folder, corpus.folder);
  const truth = askOracle(oracle, folder, compilationsIn(folder));
  const report = await analyze(folder, { config: false });
  const isCompared = new Set(truth.files.map(({ file }) => file));
  const found = new Set(
    report.edges
      .filter((/** @type {[string, string]} */ [from, to]) => isCompared.has(from) && isCompared.has(to))
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
  const expected = new Map(truth.edges.map(([from, to, kind]) => [`${from} → ${to}`, kind]));
  const missing = [...expected].filter(([edge]) => !found.has(edge));
  const wrong = [...found].filter((edge) => !expected.has(edge));
  const agreed = expected.size - missing.length;
  return {
    corpus: corpus.name,
    version: source.version,
    files: truth.files.length,
    edges: expected.size,
    precision: agreed / found.size,
    recall: agreed / expected.size,
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: compareExtraction(folder, truth, csharp),
    disagreements: [
      ...missing.map(
        ([edge, kind]) => `missing${kind === 'extension' ? ' (extension method)' : ''}: ${edge}`,
      ),
      ...wrong.map((edge) => `wrong: ${edge}`),
    ],
  };
}

/**
 * @param {string} folder
 * @param {Answer} truth
 * @param {any} csharp
 */
function compareExtraction(folder, truth, csharp) {
  let count = 0;
  const disagreements = [];
  for (const { file, usings, declares } of truth.files) {
    const content = readFileSync(join(folder, file));
    const start = content[0] === 0xef ? 3 : 0;
    const bytes = new Uint8Array(content.length - start + 1);
    bytes.set(content.subarray(start));
    const found = csharp.extract({ path: file, bytes, length: content.length - start });
    const own = found.imports
      .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'static')
      .map((/** @type {any} */ { specifier, detail, line }) => {
        const form = detail.form === 'namespace' ? 'using' : detail.form;
        return `${line} ${form} ${detail.alias} ${specifier}`;
      });
    count += usings.length;
    if (own.toSorted().join('\n') !== usings.toSorted().join('\n')) disagreements.push(`${file}: its usings`);
    const types = found.declares.flatMap((/** @type {any} */ { kind, name }) =>
      kind === 'name' ? name : [],
    );
    if (types.toSorted().join('\n') !== declares.toSorted().join('\n')) {
      disagreements.push(`${file}: what it declares`);
    }
  }
  return { count, disagreements };
}
