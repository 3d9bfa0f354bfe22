// One colour for many files.
import type { Colouring } from './colouring.ts';

/**
 * From the number of files of each colour to the index of one. On a scale, the highest colour that a fifth of the files
 * reach, so that a few risky files are not averaged away; among groups, the most frequent.
 */
export function summarizeColours(
  counts: Uint32Array,
  { isScale, summarize }: Pick<Colouring, 'isScale' | 'summarize'>,
): number {
  if (summarize !== undefined) return summarize(counts);
  const fileCount = counts.reduce((sum, count) => sum + count, 0);
  return isScale ? highestReached(counts, fileCount / 5) : mostFrequent(counts);
}

function highestReached(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (let colour = counts.length - 1; colour > 0; colour--) {
    sum += counts[colour] ?? 0;
    if (sum >= wanted) return colour;
  }
  return 0;
}

function mostFrequent(counts: Uint32Array): number {
  return counts.reduce((best, count, colour) => (count > (counts[best] ?? 0) ? colour : best), 0);
}
