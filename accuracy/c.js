// C and C++ against their compilers: which directives a file has, and which files of the project they lead to.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { corpora, fetchCorpus } from './c/corpora.js';
import { directivesOf, targetsOf } from './c/oracle.js';
import { compareEdges, edgesBetween, measureEach, readSource } from './compare.js';
import { loadModule } from './load-module.js';

/** @typedef {import('./c/corpora.js').Corpus} Corpus */

export const title = 'C and C++';

export const about = `- **Imports:** the directives of every file are compared with the dependency scanner of Clang 14, without those under \`#if 0\`.
- **Edges:** every directive, under any condition, is compared with where GCC 12 finds the header. GCC gets the include folders of the project's build files, copied by hand into a table. Lintel gets the folder only; none of these projects has a \`compile_commands.json\`.
- **Left out:** headers named by a macro, system headers, and one line of git, a bit field named \`import\`, that Clang's scanner takes for an import.

curl, postgresql and fmt were meant for the held-out set. They count as development set because Lintel or the measurement was changed after their disagreements were read. First results: curl 99.79% precision and 99.91% recall (folders of its OS/400 build were missing from the table, and Lintel took quoted headers for system headers of the same name); postgresql 99.93% and 99.96% (of two headers of one name, none was chosen); fmt 97.67% and 100% (Lintel did not read \`import\` in two of 64 files, and GCC was not asked for modules).`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { c } = await loadModule('src/languages/c/c.ts');
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, analyze, c));
}

/**
 * @param {Corpus} corpus
 * @param {any} analyze
 * @param {any} c
 */
async function measureCorpus(corpus, analyze, c) {
  const { folder, version } = fetchCorpus(corpus);
  const report = await analyze(folder, { config: false });
  const files = report.detailed.nodes
    .filter((/** @type {any} */ node) => Object.values(c.extensions).includes(node.language))
    .map((/** @type {any} */ node) => node.id);
  const isNode = new Set(files);
  const directives = await directivesOf(folder, files, corpus);
  const truth = await targetsOf(filesIn(folder), directives, corpus);
  const expected = new Set(
    [...truth].flatMap(([from, targets]) =>
      [...targets].filter((to) => isNode.has(to)).map((to) => `${from} → ${to}`),
    ),
  );
  const found = edgesBetween(report, (file) => isNode.has(file));
  const { disagreements, ...figures } = compareEdges(expected, found);
  return {
    corpus: corpus.name,
    version,
    files: files.length,
    ...figures,
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: compareExtraction(folder, directives, c),
    disagreements: disagreements.map((disagreement) => withReason(corpus, disagreement)),
  };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, import('./c/oracle.js').Directives>} directives
 * @param {any} c
 */
function compareExtraction(folder, directives, c) {
  let count = 0;
  const disagreements = [];
  for (const [file, { specifiers: expected }] of directives) {
    const { imports } = c.extract(readSource(folder, file));
    const found = imports.map((/** @type {{ specifier: string }} */ { specifier }) => specifier);
    count += expected.length;
    if (found.join('\n') !== expected.join('\n')) disagreements.push(file);
  }
  return { count, disagreements };
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * @param {Corpus} corpus
 * @param {string} disagreement
 */
function withReason({ reasons = [] }, disagreement) {
  const reason = reasons.find(([pattern]) => pattern.test(disagreement))?.[1];
  return reason === undefined ? disagreement : `${disagreement} (${reason})`;
}
