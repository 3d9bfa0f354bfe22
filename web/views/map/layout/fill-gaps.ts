// Places the files of a folder that also contains folders: in the gaps between and around those, on the hexagonal grid,
// from the centre outwards. The files need little extra space, and a new one moves no folder. They follow each other around
// the centre, so a new one moves those after it by one slot.
import type { Circle } from './enclose.ts';
import type { Honeycomb } from './honeycomb.ts';

export interface Slots {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Between a slot and a neighbouring folder. */
const gap = 0.12;
const slotRadius = 1;

/**
 * The best `count` slots outside all circles, which are arranged around the centre. Undefined if the grid is too small.
 */
export function fillGaps(circles: readonly Circle[], count: number, comb: Honeycomb): Slots | undefined {
  const free = findFree(circles, count, comb);
  if (free.length < count) return undefined;
  const cost = Float64Array.from(free, (slot) => costOf(comb, slot));
  const order = Uint32Array.from(free, (_, i) => i)
    .sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0))
    .subarray(0, count)
    .sort((a, b) => (comb.turns[free[a] ?? 0] ?? 0) - (comb.turns[free[b] ?? 0] ?? 0));
  return {
    x: Float64Array.from(order, (i) => comb.x[free[i] ?? 0] ?? 0),
    y: Float64Array.from(order, (i) => comb.y[free[i] ?? 0] ?? 0),
  };
}

const highestPenalty = 2;

/** Prefers slots near the centre, and below it rather than above, where the folder's name is drawn. */
function costOf({ y, distance }: Honeycomb, slot: number): number {
  const own = distance[slot] ?? 0;
  return own === 0 ? 0 : own + (1 - (y[slot] ?? 0) / own) * (highestPenalty / 2);
}

/** The free slots from the centre outwards, up to where the best ones can be; empty if the grid ends before that. */
function findFree(circles: readonly Circle[], count: number, { x, y, distance }: Honeycomb): number[] {
  const centreX = Float64Array.from(circles, (circle) => circle.x);
  const centreY = Float64Array.from(circles, (circle) => circle.y);
  const apart = Float64Array.from(circles, ({ r }) => (r + slotRadius + gap) ** 2);
  const free: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  // The circle that contains the previous slot usually contains the next one too.
  let likely = 0;
  for (let slot = firstSlotBeyond(distance, emptyRadiusOf(circles)); slot < distance.length; slot++) {
    if ((distance[slot] ?? 0) >= last) return free;
    const [slotX, slotY] = [x[slot] ?? 0, y[slot] ?? 0];
    const blocking = findBlocking(slotX, slotY, likely);
    if (blocking !== -1) {
      likely = blocking;
      continue;
    }
    free.push(slot);
    if (free.length === count) last = (distance[slot] ?? 0) + highestPenalty;
  }
  return [];

  function findBlocking(slotX: number, slotY: number, first: number): number {
    for (let i = 0; i < apart.length; i++) {
      const at = i + first < apart.length ? i + first : i + first - apart.length;
      const dx = slotX - (centreX[at] ?? 0);
      const dy = slotY - (centreY[at] ?? 0);
      if (dx * dx + dy * dy < (apart[at] ?? 0)) return at;
    }
    return -1;
  }
}

/** Radius around the centre without a free slot: how deep the centre is inside a circle. */
function emptyRadiusOf(circles: readonly Circle[]): number {
  return circles.reduce((deepest, { x, y, r }) => Math.max(deepest, r - Math.hypot(x, y)), 0);
}

function firstSlotBeyond(distance: Float64Array, radius: number): number {
  let low = 0;
  let high = distance.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((distance[half] ?? 0) < radius) low = half + 1;
    else high = half;
  }
  return low;
}
