// What lies under a point of the map.
import type { MapLayout } from './pack-map.ts';

/** The node whose slot holds the point, -1 for none. `shown` tells which nodes can be hit. */
export function nodeAt(layout: MapLayout, x: number, y: number, shown: Uint8Array): number {
  const limit = layout.slot * layout.slot;
  for (let node = 0; node < layout.x.length; node++) {
    const dx = (layout.x[node] ?? 0) - x;
    const dy = (layout.y[node] ?? 0) - y;
    if (dx * dx + dy * dy <= limit && shown[node] === 1) return node;
  }
  return -1;
}

/** The innermost folder that holds the point, -1 for none. */
export function folderAt(layout: MapLayout, x: number, y: number): number {
  let found = -1;
  layout.folders.forEach((folder, place) => {
    if ((folder.x - x) ** 2 + (folder.y - y) ** 2 <= folder.r ** 2) found = place;
  });
  return found;
}
