// PHP against PHP-Parser: what a file imports, includes, declares and refers to, and which files declare that.
import { compareEdges, measureEach } from './compare.js';
import { loadModule } from './load-module.js';
import { compareExtraction } from './php/compare-extraction.js';
import { corpora, fetchCorpus } from './php/corpora.js';
import { askOracle } from './php/oracle.js';

export const title = 'PHP';
export const about = `- **Imports:** every \`use\`, include, declaration and reference of every file is compared with PHP-Parser and its NameResolver; the column counts uses and includes.
- **Edges:** compared with the files that declare the classes, functions and constants that a file imports or references, and with the files that its includes name. If several files declare a class, Composer's own ClassLoader decides, based on the project's \`composer.json\` files. An include through constants counts if all definitions of the constants give the same path.
- **Left out:** edges to names that several files declare and no autoloader decides (copies in fixtures, functions declared twice); their number is listed below. Also files that PHP-Parser cannot parse, and includes whose path is computed in another way, which have no edge on either side. What tests put in the place of PHP's own functions and constants is not a dependency of the product: these edges count as missing. Nor is a function that the file asks for with \`function_exists\`: it does without it. PHP-Parser lists such references, so their files differ from it, and such edges count as missing. So do those to a file that declares a function of PHP itself for older versions, such as WordPress's \`compat.php\`: with today's PHP nothing leads there.`;

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
    inDevelopmentSet: corpus.inDevelopmentSet,
    extraction: compareExtraction(folder, facts, php),
    disagreements: [
      ...(left.length === 0 ? [] : [`left out, several files declare the name: ${left.length} edges`]),
      ...disagreements,
    ],
  };
}
