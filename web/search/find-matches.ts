// Fuzzy search in names: fast for a hundred thousand paths, best matches first.
import uFuzzy from '@leeoniya/ufuzzy';

/** Created with the first search, since it takes a while. */
let cached: uFuzzy | undefined;

const matchLimit = 30;
/** More matches take too long to rank while the user types; the next letter narrows them down anyway. */
const rankingLimit = 5000;

/** Indexes in `names` of the best matches: first those in the last part of the path, then those anywhere. */
export function findMatches(names: readonly string[], text: string): number[] {
  const needle = text.trim();
  if (needle === '') return [];
  cached ??= new uFuzzy({ intraMode: 1, interLft: 0 });
  const fuzzy = cached;
  const haystack = names as string[];
  const found = fuzzy.filter(haystack, needle) ?? [];
  if (found.length === 0 || found.length > rankingLimit) return found.slice(0, matchLimit);
  const ranked = fuzzy.info(found, haystack, needle);
  return fuzzy
    .sort(ranked, haystack, needle)
    .map((place) => ranked.idx[place] ?? 0)
    .toSorted((a, b) => rankOf(names[a] ?? '', needle) - rankOf(names[b] ?? '', needle))
    .slice(0, matchLimit);
}

/** Rank of a match: the file name equals the text, starts with it, contains it, or does not. */
function rankOf(path: string, needle: string): number {
  const wanted = needle.toLowerCase();
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === wanted || name.replace(/\.[^.]*$/, '') === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}
