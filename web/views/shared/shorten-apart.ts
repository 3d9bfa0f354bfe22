// Cuts names so that they stay different: what they share is cut first.
import { shorten } from '../../state/visible-name.ts';

/** Each with at most so many characters, in the same order. */
export function shortenApart(names: readonly string[], most: number | ((at: number) => number)): string[] {
  const mostOf = typeof most === 'number' ? () => most : most;
  const cut = names.map((name, at) => shorten(name, mostOf(at)));
  const same = new Map<string, Set<string>>();
  cut.forEach((short, at) => same.set(short, (same.get(short) ?? new Set()).add(names[at] ?? '')));
  return names.map((name, at) => {
    const sharing = same.get(cut[at] ?? '');
    return sharing === undefined || sharing.size === 1
      ? (cut[at] ?? '')
      : cutShared(name, [...sharing], Math.max(6, Math.floor(mostOf(at))));
  });
}

/** Keeps where they differ, a little before it, and as much of the start as fits. */
function cutShared(name: string, sharing: readonly string[], most: number): string {
  const characters = Array.from(name);
  const others = sharing.map((other) => Array.from(other));
  const shortest = Math.min(...others.map(({ length }) => length));
  let start = 0;
  while (start < shortest && others.every((other) => other[start] === characters[start])) start++;
  let end = 0;
  while (end < shortest - start && others.every((other) => other.at(-1 - end) === characters.at(-1 - end)))
    end++;
  const from = Math.max(0, start - before);
  const differing = characters.slice(from, characters.length - end);
  if (differing.length + 2 > most) return `…${differing.slice(0, most - 2).join('')}…`;
  const head = characters.slice(0, Math.min(from, most - differing.length - 2));
  const gap = head.length < from ? '…' : '';
  return `${head.join('')}${gap}${differing.join('')}…`;
}

/** Characters before a difference that show where in the word it is. */
const before = 3;
