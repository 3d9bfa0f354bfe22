// The files of a project at a point of its history: which were there, how large they were, and when they last changed.
import type { FileTrend } from '../../../src/model/history.ts';

export interface FilesAt {
  /** File → 1 if it was there. */
  readonly present: Uint8Array;
  /** File → its size in bytes, 0 if it was not there. */
  readonly size: Float64Array;
  /** File → how many points ago its size changed last: 0 for this point. */
  readonly age: Int32Array;
}

export function filesAt(files: readonly FileTrend[], point: number): FilesAt {
  const present = new Uint8Array(files.length);
  const size = new Float64Array(files.length);
  const age = new Int32Array(files.length);
  files.forEach(({ sizes }, file) => {
    const [since, bytes] = sizes[latest(sizes, point)] ?? [0, null];
    if (bytes === null) return;
    present[file] = 1;
    size[file] = bytes;
    age[file] = point - since;
  });
  return { present, size, age };
}

/** The last entry up to this point, -1 for none; by halving, since a busy file has an entry for every point. */
function latest(sizes: FileTrend['sizes'], point: number): number {
  let [low, high] = [0, sizes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sizes[middle]?.[0] ?? Infinity) <= point) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function largestSize(files: readonly FileTrend[]): number {
  return files.reduce((most, { sizes }) => sizes.reduce((a, [, size]) => Math.max(a, size ?? 0), most), 1);
}

/** The part of its slot that a file fills; of one that was not there, a dot that marks its place. */
export function fillAt({ present, size }: FilesAt, largest: number): Float32Array {
  return Float32Array.from(size, (bytes, file) =>
    present[file] === 1 ? 0.26 + 0.8 * (bytes / largest) ** 0.45 : 0.14,
  );
}

/** In points. */
const ageSteps = [1, 3, 7, 15];

/** How lately a file changed, from 0 for long ago to 4 for just now. What was there from the start did not change then. */
export function freshness({ age }: FilesAt, point: number): Uint8Array {
  return Uint8Array.from(age, (points) =>
    points === point ? 0 : ageSteps.filter((limit) => points < limit).length,
  );
}
