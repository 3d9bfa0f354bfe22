import type { Graph } from '../model/graph.ts';

interface RankLimits {
  readonly least: number;
  readonly most?: number;
}

/** At most `most` file nodes with a value of at least `least`, highest first, ties by ID. Values are integers. */
export function rankFiles(
  { fileCount }: Graph,
  valueOf: (file: number) => number,
  { least, most = fileCount }: RankLimits,
): readonly number[] {
  // Value and file in one number: V8 sorts numbers far faster than it calls a comparison function.
  const keys = new Float64Array(fileCount);
  for (let file = 0; file < fileCount; file++) keys[file] = file - valueOf(file) * fileCount;
  keys.sort();
  const ranked: number[] = [];
  for (const key of keys) {
    const value = -Math.floor(key / fileCount);
    if (value < least || ranked.length === most) break;
    ranked.push(key + value * fileCount);
  }
  return ranked;
}
