// Cuts names so that they stay different: what they share is cut first.
import { shorten } from '../../state/visible-name.ts';

/** Each with at most `most` characters, in the same order. */
export function shortenApart(names: readonly string[], most: number): string[] {
  const cut = names.map((name) => shorten(name, most));
  const same = new Map<string, Set<string>>();
  cut.forEach((short, at) => same.set(short, (same.get(short) ?? new Set()).add(names[at] ?? '')));
  return names.map((name, at) => {
    const sharing = same.get(cut[at] ?? '');
    return sharing === undefined || sharing.size === 1
      ? (cut[at] ?? '')
      : cutShared(name, [...sharing], most);
  });
}

/** Without the start that all of them share, and as little as possible without their end. */
function cutShared(name: string, sharing: readonly string[], most: number): string {
  const characters = Array.from(name);
  const others = sharing.map((other) => Array.from(other));
  let start = 0;
  while (
    start < characters.length &&
    others.every((other) => other.length > start && other[start] === characters[start])
  )
    start++;
  // A few characters before the difference show where in the word it is.
  const from = Math.max(0, Math.min(start - 3, characters.length - most + 1));
  const rest = characters.slice(from);
  const isWhole = rest.length + 1 <= most;
  return `…${(isWhole ? rest : rest.slice(0, most - 2)).join('')}${isWhole ? '' : '…'}`;
}
