// Fuzzy search over names: fast over a hundred thousand paths, the best first.
import uFuzzy from '@leeoniya/ufuzzy';

/** Made with the first search: it takes a while. */
let made: uFuzzy | undefined;

const shownAtMost = 30;
/** More than this are too many to be ranked while somebody types; they are narrowed down by the next letter anyway. */
const rankedAtMost = 5000;

/** Places in `names` of the best matches: those whose last part says it, then those that say it anywhere. */
export function findMatches(names: readonly string[], text: string): number[] {
  const needle = text.trim();
  if (needle === '') return [];
  made ??= new uFuzzy({ intraMode: 1, interLft: 0 });
  const fuzzy = made;
  const haystack = names as string[];
  const found = fuzzy.filter(haystack, needle) ?? [];
  if (found.length === 0 || found.length > rankedAtMost) return found.slice(0, shownAtMost);
  const ranked = fuzzy.info(found, haystack, needle);
  return fuzzy
    .sort(ranked, haystack, needle)
    .map((place) => ranked.idx[place] ?? 0)
    .toSorted((a, b) => distance(names[a] ?? '', needle) - distance(names[b] ?? '', needle))
    .slice(0, shownAtMost);
}

/** How far a path's last part is from what was typed: it is it, starts with it, holds it, or does not. */
function distance(path: string, needle: string): number {
  const wanted = needle.toLowerCase();
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === wanted || name.replace(/\.[^.]*$/, '') === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}
