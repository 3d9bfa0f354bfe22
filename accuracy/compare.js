// What every measurement does with two answers: counts where they agree, and names where they do not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One corpus after the other.
 * @template {{ name: string }} C
 * @template R
 * @param {readonly C[]} corpora
 * @param {readonly string[]} names Of those to measure; all of them where none is given.
 * @param {(corpus: C) => Promise<R>} measure
 */
export async function measureEach(corpora, names, measure) {
  /** @type {R[]} */
  const results = [];
  for (const corpus of corpora) {
    if (names.length === 0 || names.includes(corpus.name)) results.push(await measure(corpus));
  }
  return results;
}

/**
 * @param {ReadonlySet<string>} expected
 * @param {ReadonlySet<string>} found
 */
export function compareEdges(expected, found) {
  const missing = [...expected].filter((edge) => !found.has(edge));
  const wrong = [...found].filter((edge) => !expected.has(edge));
  const agreed = expected.size - missing.length;
  return {
    edges: expected.size,
    precision: found.size === 0 ? 1 : agreed / found.size,
    recall: expected.size === 0 ? 1 : agreed / expected.size,
    disagreements: [...missing.map((edge) => `missing: ${edge}`), ...wrong.map((edge) => `wrong: ${edge}`)],
  };
}

/**
 * The edges of a report between files that are compared.
 * @param {any} report
 * @param {(file: string) => boolean} isCompared
 * @returns {Set<string>}
 */
export function edgesBetween(report, isCompared) {
  return new Set(
    report.edges
      .filter((/** @type {[string, string]} */ [from, to]) => isCompared(from) && isCompared(to))
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
}

/**
 * @param {string} folder
 * @param {string} file
 */
export function readSource(folder, file) {
  const content = readFileSync(join(folder, file));
  const bytes = new Uint8Array(content.length + 1);
  bytes.set(content);
  return { path: file, bytes, length: content.length };
}
