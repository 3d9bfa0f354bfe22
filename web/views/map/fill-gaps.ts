// Where the files of a folder stand that holds folders too: in the gaps between those and around them, on a honeycomb,
// from the middle outwards. So the files take little room of their own, and a new one moves no folder.
import type { Circle } from './pack-folders.ts';
import type { Honeycomb } from './honeycomb.ts';

export interface Slots {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Between a slot and a folder beside it. */
const air = 0.12;
const slotRadius = 1;

/**
 * The best `count` slots that lie in none of the circles, all of which lie around the middle. Undefined where the
 * honeycomb does not reach so far.
 */
export function fillGaps(circles: readonly Circle[], count: number, comb: Honeycomb): Slots | undefined {
  const free: Candidate[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (let slot = firstSlotBeyond(comb, clearingOf(circles)); (comb.far[slot] ?? last) < last; slot++) {
    const x = comb.x[slot] ?? 0;
    const y = comb.y[slot] ?? 0;
    if (!isFree(circles, x, y)) continue;
    const far = comb.far[slot] ?? 0;
    free.push({ x, y, worth: far + lean(y, far) });
    if (free.length === count) last = far + highestLean;
  }
  if (free.length < count) return undefined;
  const best = free.toSorted((a, b) => a.worth - b.worth).slice(0, count);
  return { x: Float64Array.from(best, ({ x }) => x), y: Float64Array.from(best, ({ y }) => y) };
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  /** Less is better. */
  readonly worth: number;
}

const highestLean = 2;

/** Below rather than above: at the upper edge stands the folder's name. */
function lean(y: number, far: number): number {
  return far === 0 ? 0 : (1 - y / far) * (highestLean / 2);
}

/** Radius around the middle in which there is no free slot: how deep the middle lies in a circle. */
function clearingOf(circles: readonly Circle[]): number {
  return circles.reduce((deepest, { x, y, r }) => Math.max(deepest, r - Math.hypot(x, y)), 0);
}

function firstSlotBeyond({ far }: Honeycomb, radius: number): number {
  let low = 0;
  let high = far.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((far[half] ?? 0) < radius) low = half + 1;
    else high = half;
  }
  return low;
}

function isFree(circles: readonly Circle[], x: number, y: number): boolean {
  for (const circle of circles) {
    const apart = circle.r + slotRadius + air;
    if ((circle.x - x) ** 2 + (circle.y - y) ** 2 < apart * apart) return false;
  }
  return true;
}
