// Prints a table and writes it into docs/performance.md, where each generated table is between two comments.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '..', 'docs', 'performance.md');

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function writeTable(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * Prints it, and with `--publish` writes it into the page.
 * @param {string} name
 * @param {string} text
 * @param {boolean} isPublished
 */
export function present(name, text, isPublished) {
  console.log(`\n${text}\n`);
  if (!isPublished) return;
  const [before, after] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const whole = readFileSync(page, 'utf8');
  const start = whole.indexOf(before);
  const end = whole.indexOf(after);
  if (start === -1 || end < start) throw new Error(`docs/performance.md has no place for ${name}.`);
  writeFileSync(page, `${whole.slice(0, start + before.length)}\n\n${text}\n\n${whole.slice(end)}`);
}

/** The machine, as far as it matters: what else it was doing cannot be told. */
export function seconds(/** @type {number} */ value) {
  return value.toFixed(2);
}
