// Fuzzy search in names: fast for a hundred thousand paths, best matches first.
import uFuzzy from '@leeoniya/ufuzzy';

/** Created with the first search, since it takes a while. */
let cached: uFuzzy | undefined;

const matchLimit = 30;
/** More matches take too long to rank while the user types; the next letter narrows them down anyway. */
const rankingLimit = 5000;

/** Indexes in `names` of the best matches: by how their names match, and tests and whatever else is `isSide` after the rest. */
export function findMatches(
  names: readonly string[],
  text: string,
  isSide: (place: number) => boolean = () => false,
): number[] {
  const needle = text.trim();
  if (needle === '') return [];
  cached ??= new uFuzzy({ intraMode: 1, interLft: 0 });
  const found = cached.filter(names as string[], needle) ?? [];
  const rankOf = new Map(found.map((place) => [place, rank(names[place] ?? '', needle, isSide(place))]));
  return sortByText(cached, found, names as string[], needle)
    .toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0))
    .slice(0, matchLimit);
}

/** Those in which the text is least spread out first. */
function sortByText(
  fuzzy: uFuzzy,
  found: readonly number[],
  names: string[],
  needle: string,
): readonly number[] {
  if (found.length === 0 || found.length > rankingLimit) return found;
  const ranked = fuzzy.info(found as number[], names, needle);
  return fuzzy.sort(ranked, names, needle).map((place) => ranked.idx[place] ?? 0);
}

/** The lower the better. Whoever types the whole name of a test wants the test, more than a folder that is called so. */
function rank(path: string, needle: string, isSide: boolean): number {
  const match = matchName(path, needle);
  if (!isSide) return match === 'elsewhere' ? 5 : productRanks[match];
  return match === 'same' ? 4 : 6 + productRanks[match];
}

const productRanks = { same: 0, start: 1, word: 2, inside: 3, elsewhere: 4 } as const;

/** Whether the file name is the text, starts with it, has a word that does, or has it anywhere. */
function matchName(path: string, needle: string): keyof typeof productRanks {
  // A text with folders is compared with as many of them.
  const parts = path.split('/').slice(-needle.split('/').length).join('/');
  const [wanted, name] = [needle.toLowerCase(), parts.toLowerCase()];
  if (name === wanted || name.replace(/\.[^.]*$/, '') === wanted) return 'same';
  const at = name.indexOf(wanted);
  if (at <= 0) return at === 0 ? 'start' : 'elsewhere';
  const isWord = /[^\p{L}\d]/u.test(parts[at - 1] ?? '') || /\p{Lu}/u.test(parts[at] ?? '');
  return isWord ? 'word' : 'inside';
}
