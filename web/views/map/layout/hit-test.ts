// Which node or folder is at a point of the map. A grid avoids searching twenty thousand circles one by one.
import type { MapLayout } from './pack-map.ts';

export interface HitGrid {
  readonly layout: MapLayout;
  readonly cell: number;
  readonly columns: number;
  /** Nodes of cell c are members[start[c]] … members[start[c + 1] - 1]. */
  readonly start: Uint32Array;
  readonly members: Uint32Array;
}

const columnLimit = 400;
const grids = new WeakMap<MapLayout, HitGrid>();

/** Built when the pointer is first used. */
export function hitGridOf(layout: MapLayout): HitGrid {
  const grid = grids.get(layout) ?? buildHitGrid(layout);
  grids.set(layout, grid);
  return grid;
}

function buildHitGrid(layout: MapLayout): HitGrid {
  const { left, right, top, bottom } = layout.fullBounds;
  const width = Math.max(right - left, bottom - top);
  const largest = layout.r.reduce((most, r) => Math.max(most, r), 1);
  // A cell is at least as wide as the largest slot, so whatever covers a point is in its cell or a neighbouring one.
  const cell = Math.max(2 * largest, width / columnLimit);
  const columns = Math.max(1, Math.ceil(width / cell));
  const cellOf = Uint32Array.from(layout.x, (x, node) =>
    cellAt(layout, cell, columns, x, layout.y[node] ?? 0),
  );
  const start = new Uint32Array(columns * columns + 1);
  for (const at of cellOf) start[at + 1] = (start[at + 1] ?? 0) + 1;
  for (let at = 0; at < columns * columns; at++) start[at + 1] = (start[at + 1] ?? 0) + (start[at] ?? 0);
  const next = start.slice();
  const members = new Uint32Array(cellOf.length);
  cellOf.forEach((at, node) => {
    const place = next[at] ?? 0;
    members[place] = node;
    next[at] = place + 1;
  });
  return { layout, cell, columns, start, members };
}

function cellAt({ fullBounds }: MapLayout, cell: number, columns: number, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x - fullBounds.left) / cell)));
  const row = Math.min(columns - 1, Math.max(0, Math.floor((y - fullBounds.top) / cell)));
  return row * columns + column;
}

/** The node whose slot contains the point (the nearest of several), -1 for none. Only nodes in `shown` count. */
export function nodeAt(grid: HitGrid, x: number, y: number, shown: Uint8Array): number {
  const { layout, cell, columns, start, members } = grid;
  let found = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const at = cellAt(layout, cell, columns, x + dx * cell, y + dy * cell);
      for (const node of members.subarray(start[at], start[at + 1])) {
        const distance = Math.hypot((layout.x[node] ?? 0) - x, (layout.y[node] ?? 0) - y);
        if (shown[node] !== 1 || distance > (layout.r[node] ?? 0) || distance >= nearest) continue;
        found = node;
        nearest = distance;
      }
    }
  }
  return found;
}

/** The innermost folder of at least this radius that contains the point, -1 for none. */
export function folderAt(layout: MapLayout, x: number, y: number, leastRadius = 0): number {
  return layout.folders.findLastIndex(
    (folder) => folder.r >= leastRadius && Math.hypot(folder.x - x, folder.y - y) <= folder.r,
  );
}
