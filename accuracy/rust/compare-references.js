// The edges of a report against those that the compiler saw.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEdges } from '../compare.js';

/**
 * @param {string} folder
 * @param {import('./references.js').References} truth
 * @param {any} report
 */
export function compareReferences(folder, { edges, files, lines }, report) {
  const found = new Set();
  /** @type {Map<string, string>} Edge → what makes it. */
  const evidence = new Map();
  let leftOut = 0;
  for (const { source, target, imports } of report.detailed.edges) {
    if (target.startsWith('pkg:')) continue;
    const edge = `${source} → ${target}`;
    const seen = imports.filter(
      (/** @type {Evidence} */ by) => lines.has(`${source}:${by.line}`) && isAnswered(folder, source, by),
    );
    const isCompiled = files.has(source) && files.has(target) && seen.length > 0;
    if (!isCompiled && !edges.has(edge)) {
      leftOut++;
      continue;
    }
    found.add(edge);
    evidence.set(edge, seen.map((/** @type {Evidence} */ by) => `${by.line}: ${by.specifier}`).join(', '));
  }
  const compared = compareEdges(edges, found);
  const disagreements = compared.disagreements.map((line) => {
    const by = evidence.get(line.replace(/^\w+: /, ''));
    return by === undefined ? line : `${line} (${by})`;
  });
  if (leftOut > 0) disagreements.push(`not compared: ${leftOut} edges from code that was not compiled`);
  return { ...compared, files: files.size, disagreements };
}

/** @typedef {{ line: number, specifier: string }} Evidence */

/**
 * The compiler notes nothing of files that are included, nor of the modules in the path of a macro.
 * @param {string} folder
 * @param {string} file
 * @param {Evidence} evidence
 */
function isAnswered(folder, file, { line, specifier }) {
  if (/^[^:]*\.\w+$/.test(specifier)) return false;
  const text = readFileSync(join(folder, file), 'utf8').split('\n')[line - 1] ?? '';
  return !text.includes(`${specifier}!`);
}
