// What the camera shows at first: everything, or what the filters leave.
import type { Bounds } from '../layout/bounds.ts';
import type { MapLayout } from '../layout/pack-map.ts';

interface Shown {
  /** Node → 1 if the filters include it. */
  readonly nodes: Uint8Array;
  readonly fileCount: number;
  /** Whether the filters leave files or packages out, and whether the standard library is shown. */
  readonly isFiltered: boolean;
  readonly builtins: boolean;
}

/** Of the files alone if there are filters: packages are around the whole project. */
export function shownBounds(layout: MapLayout, { nodes, fileCount, isFiltered, builtins }: Shown): Bounds {
  const whole = builtins ? layout.fullBounds : layout.bounds;
  if (!isFiltered) return whole;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let file = 0; file < fileCount; file++) {
    if (nodes[file] !== 1) continue;
    const [x, y] = [layout.x[file] ?? 0, layout.y[file] ?? 0];
    left = Math.min(left, x - margin);
    right = Math.max(right, x + margin);
    top = Math.min(top, y - margin);
    bottom = Math.max(bottom, y + margin);
  }
  return left > right ? whole : { left, right, top, bottom };
}

/** Around the centre of a file, in map units: space for its folder and its name. */
const margin = 4;
