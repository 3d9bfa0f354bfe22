// Where the files of a folder stand that holds folders too: in the gaps between those and around them, on a honeycomb,
// from the middle outwards. So the files take little room of their own, and a new one moves no folder.
import type { Circle } from './enclose.ts';
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
  const free = findFree(circles, count, comb);
  if (free.length < count) return undefined;
  const worth = Float64Array.from(free, (slot) => worthOf(comb, slot));
  const order = Uint32Array.from(free, (_, i) => i)
    .sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0))
    .subarray(0, count);
  return {
    x: Float64Array.from(order, (i) => comb.x[free[i] ?? 0] ?? 0),
    y: Float64Array.from(order, (i) => comb.y[free[i] ?? 0] ?? 0),
  };
}

const highestLean = 2;

/** Less is better: near the middle, and below rather than above, where the folder's name stands. */
function worthOf({ y, far }: Honeycomb, slot: number): number {
  const distance = far[slot] ?? 0;
  return distance === 0 ? 0 : distance + (1 - (y[slot] ?? 0) / distance) * (highestLean / 2);
}

/** The free slots from the middle outwards, as far as one of the best may lie; none where the honeycomb ends before. */
function findFree(circles: readonly Circle[], count: number, { x, y, far }: Honeycomb): number[] {
  const middleX = Float64Array.from(circles, (circle) => circle.x);
  const middleY = Float64Array.from(circles, (circle) => circle.y);
  const apart = Float64Array.from(circles, ({ r }) => (r + slotRadius + air) ** 2);
  const free: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  // The circle that the slot before lay in: the next one mostly does too, on its way around the middle.
  let likely = 0;
  for (let slot = firstSlotBeyond(far, clearingOf(circles)); slot < far.length; slot++) {
    if ((far[slot] ?? 0) >= last) return free;
    const [slotX, slotY] = [x[slot] ?? 0, y[slot] ?? 0];
    const blocking = findBlocking(slotX, slotY, likely);
    if (blocking !== -1) {
      likely = blocking;
      continue;
    }
    free.push(slot);
    if (free.length === count) last = (far[slot] ?? 0) + highestLean;
  }
  return [];

  function findBlocking(slotX: number, slotY: number, first: number): number {
    for (let i = 0; i < apart.length; i++) {
      const at = i + first < apart.length ? i + first : i + first - apart.length;
      const dx = slotX - (middleX[at] ?? 0);
      const dy = slotY - (middleY[at] ?? 0);
      if (dx * dx + dy * dy < (apart[at] ?? 0)) return at;
    }
    return -1;
  }
}

/** Radius around the middle in which there is no free slot: how deep the middle lies in a circle. */
function clearingOf(circles: readonly Circle[]): number {
  return circles.reduce((deepest, { x, y, r }) => Math.max(deepest, r - Math.hypot(x, y)), 0);
}

function firstSlotBeyond(far: Float64Array, radius: number): number {
  let low = 0;
  let high = far.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((far[half] ?? 0) < radius) low = half + 1;
    else high = half;
  }
  return low;
}
