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

/** The size that only one file in fifty ever exceeds: a few huge files do not reduce all others to dots. */
export function largeSize(files: readonly FileTrend[]): number {
  const largest = Float64Array.from(files, ({ sizes }) =>
    sizes.reduce((most, [, size]) => Math.max(most, size ?? 0), 0),
  );
  return Math.max(1, largest.toSorted()[Math.ceil((files.length - 1) * 0.98)] ?? 0);
}

/** The part of its slot that a file fills; of one that was not there, a dot that marks its place. */
export function fillAt({ present, size }: FilesAt, large: number): Float32Array {
  return Float32Array.from(size, (bytes, file) =>
    present[file] === 1 ? 0.24 + 0.76 * Math.min(1, bytes / large) ** 0.5 : 0.12,
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
