// Dependencies between folders, for the view from far: each file's edges are carried by the innermost folder around it
// that is large enough to be seen.
import type { ReportIndex } from '../../state/report-index.ts';
import type { MapLayout } from './pack-map.ts';

export interface FolderLink {
  /** Places in MapLayout.folders. */
  readonly from: number;
  readonly to: number;
  /** Dependencies between the two, in either direction. */
  readonly weight: number;
}

const mostLinks = 140;

/** The heaviest links between folders of at least this radius. */
export function linkFolders(
  index: ReportIndex,
  layout: MapLayout,
  shown: Uint8Array,
  leastRadius: number,
): FolderLink[] {
  const carrier = findCarriers(layout, leastRadius);
  const weightOf = new Map<number, number>();
  for (let edge = 0; edge < index.edgeSource.length; edge++) {
    const source = index.edgeSource[edge] ?? 0;
    const target = index.edgeTarget[edge] ?? 0;
    if (source >= index.fileCount || target >= index.fileCount) continue;
    if (shown[source] !== 1 || shown[target] !== 1) continue;
    const from = carrier[layout.folderOf[source] ?? 0] ?? 0;
    const to = carrier[layout.folderOf[target] ?? 0] ?? 0;
    if (from === to) continue;
    const key = Math.min(from, to) * layout.folders.length + Math.max(from, to);
    weightOf.set(key, (weightOf.get(key) ?? 0) + 1);
  }
  return [...weightOf]
    .toSorted(([a, weight], [b, other]) => other - weight || a - b)
    .slice(0, mostLinks)
    .map(([key, weight]) => ({
      from: Math.floor(key / layout.folders.length),
      to: key % layout.folders.length,
      weight,
    }));
}

/** Folder → itself where it is large enough, else the nearest one around it that is. */
function findCarriers({ folders }: MapLayout, leastRadius: number): Int32Array {
  const carrier = new Int32Array(folders.length);
  folders.forEach(({ r, parent }, place) => {
    carrier[place] = r >= leastRadius || parent === -1 ? place : (carrier[parent] ?? 0);
  });
  return carrier;
}
