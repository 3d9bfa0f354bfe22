// The bounding box of what is drawn.
import type { Circle } from './enclose.ts';

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(circles: Iterable<Readonly<Circle>>): Bounds {
  let [left, right, top, bottom] = [-1, 1, -1, 1];
  for (const { x, y, r } of circles) {
    left = Math.min(left, x - r);
    right = Math.max(right, x + r);
    top = Math.min(top, y - r);
    bottom = Math.max(bottom, y + r);
  }
  return { left, right, top, bottom };
}
