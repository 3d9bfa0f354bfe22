// Files that a generator wrote next to what it reads, where their text does not say so. Of `cart.y` and `cart.l` nothing
// follows: people write a `cart.c` of their own next to them, and Bison and Flex say what is theirs.
import type { Project } from '../model/project.ts';

/** What a generator reads → what it writes under the same name: Ragel, T4 and PEG.js. Headers are written by hand. */
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
    // `cart.rl` or `cart.rb.rl`.
    const outputs = [name, ...written.map((extension) => `${name}.${extension}`)];
    found.push(...outputs.filter((output) => entries.get(output) === 'source'));
  }
  return found;
}
