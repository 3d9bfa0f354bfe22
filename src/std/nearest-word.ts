// Suggests a correction for a mistyped word.

/** The candidate with the smallest edit distance, if small enough for a typo; the first one on a tie. */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const changes = countChanges(word.toLowerCase(), candidate.toLowerCase());
    const length = Math.max(word.length, candidate.length);
    // If half of the letters change, it is another word: `foo` is no `dot`, but `v2` may be `v1`.
    if (changes >= fewest || changes >= length || (changes > 1 && 2 * changes >= length)) continue;
    fewest = changes;
    best = candidate;
  }
  return best;
}

const maxLength = 100;

/** Levenshtein 1966, one row at a time; swapping two neighbours counts as one change. */
function countChanges(a: string, b: string): number {
  if (a.length > maxLength || b.length > maxLength) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(cost, at(beforeLast, j - 2) + 1) : cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
