// PHP against PHP-Parser: what a file imports, includes, declares and refers to, and which files declare that.
import { compareEdges, measureEach } from './compare.js';
import { loadModule } from './load-module.js';
import { compareExtraction } from './php/compare-extraction.js';
import { corpora, fetchCorpus } from './php/corpora.js';
import { askOracle } from './php/oracle.js';

export const title = 'PHP';
export const about = `Every \`use\`, include, declaration and reference of every file is compared with what PHP-Parser and its NameResolver read; the column counts uses and includes. Edges are compared with the files that declare the classes, functions and constants that a file imports or refers to, and with the files that its includes name. Where several files declare a class, Composer's own ClassLoader, fed with the project's composer.json files, says which of them it would load. Where no autoloader decides it (copies in fixtures, functions declared twice), the edge to either is neither right nor wrong: such edges are left out of the figures, and their share is said below. An include by constants leads where these are defined to be, if all definitions mean one place. Includes whose path is computed otherwise lead nowhere on either side. Files that PHP-Parser cannot read are left out.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { php } = await loadModule('src/languages/php/php.ts');
  return measureEach(corpora, names, (corpus) => measureCorpus(corpus, analyze, php));
}

/**
 * @param {import('./php/corpora.js').Corpus} corpus
 * @param {any} analyze
 * @param {any} php
 */
async function measureCorpus(corpus, analyze, php) {
  const { folder, version } = fetchCorpus(corpus);
  const report = await analyze(folder, { config: false });
  const files = report.detailed.nodes
    .filter((/** @type {{ language: string }} */ { language }) => language === 'php')
    .map((/** @type {{ id: string }} */ { id }) => id);
  const facts = askOracle(folder, files);
  const isRead = new Set(facts.map(({ file }) => file));
  const unread = new Set(files.filter((/** @type {string} */ file) => !isRead.has(file)));
  const nodes = new Set(report.nodes);
  const expected = new Set(
    facts.flatMap(({ file, edges }) => edges.filter((to) => nodes.has(to)).map((to) => `${file} → ${to}`)),
  );
  const unsure = new Set(
    facts
      .flatMap(({ file, unsure: either }) => either.map((to) => `${file} → ${to}`))
      .filter((edge) => !expected.has(edge)),
  );
  /** @type {Set<string>} */
  const found = new Set(
    report.edges
      .filter(
        (/** @type {[string, string]} */ [from, to]) =>
          isRead.has(from) && !unread.has(to) && !to.startsWith('pkg:'),
      )
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
  const left = [...found].filter((edge) => unsure.has(edge));
  for (const edge of left) found.delete(edge);
  const { disagreements, ...figures } = compareEdges(expected, found);
  return {
    corpus: corpus.name,
    version,
    files: facts.length,
    ...figures,
    tunedOn: corpus.tunedOn,
    extraction: compareExtraction(folder, facts, php),
    disagreements: [
      ...(left.length === 0 ? [] : [`left out, since several files declare the name: ${left.length} edges`]),
      ...disagreements,
    ],
  };
}
