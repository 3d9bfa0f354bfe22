// Files that a generator wrote next to its input, when their text does not say so. Nothing follows from `cart.y` and
// `cart.l`: people write their own `cart.c` next to them, and Bison and Flex mark their output.
import type { Project } from '../model/project.ts';

/** Input of a generator → its output with the same base name: Ragel, T4 and PEG.js. Headers are written by hand. */
const writtenFrom: ReadonlyMap<string, readonly string[]> = new Map([
  ['rl', ['c', 'cc', 'cpp', 'cxx', 'm', 'd', 'java', 'rb', 'cs', 'go', 'rs', 'js']],
  ['tt', ['cs']],
  ['peg', ['js']],
  ['pegjs', ['js']],
]);

export function findGenerated({ entries }: Pick<Project, 'entries'>): readonly string[] {
  const found: string[] = [];
  for (const [path, kind] of entries) {
    if (kind !== 'asset') continue;
    const dot = path.lastIndexOf('.');
    const written = writtenFrom.get(path.slice(dot + 1));
    if (written === undefined) continue;
    const name = path.slice(0, dot);
    // From `cart.rl` or `cart.rb.rl`.
    const outputs = [name, ...written.map((extension) => `${name}.${extension}`)];
    found.push(...outputs.filter((output) => entries.get(output) === 'source'));
  }
  return found;
}
