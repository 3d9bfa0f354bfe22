// Fuzzy search over names: fast over a hundred thousand paths, the best first.
import uFuzzy from '@leeoniya/ufuzzy';

const fuzzy = new uFuzzy({ intraMode: 1, interLft: 0 });

const shownAtMost = 30;

/** Places in `names` of the best matches. */
export function findMatches(names: readonly string[], text: string): number[] {
  const needle = text.trim();
  if (needle === '') return [];
  const haystack = names as string[];
  const found = fuzzy.filter(haystack, needle) ?? [];
  if (found.length === 0 || found.length > 5000) return found.slice(0, shownAtMost);
  const ranked = fuzzy.info(found, haystack, needle);
  return fuzzy
    .sort(ranked, haystack, needle)
    .slice(0, shownAtMost)
    .map((place) => ranked.idx[place] ?? 0);
}
