// Dependencies between folders, drawn while files are small: each file's edges count for the innermost folder around it that
// is large enough to be visible.
import type { ReportIndex } from '../../../state/report-index.ts';
import type { MapLayout } from '../layout/pack-map.ts';

export interface FolderLink {
  /** Indexes in MapLayout.folders. */
  readonly from: number;
  readonly to: number;
  /** Dependencies between the two, in either direction. */
  readonly weight: number;
}

const linkLimit = 140;

/** The links between folders by the files directly in them: counted once, then aggregated for each zoom level. */
export function countFolderLinks(index: ReportIndex, layout: MapLayout, shown: Uint8Array): FolderLink[] {
  const weightOf = new PairWeights(layout.folders.length);
  for (let edge = 0; edge < index.edgeSource.length; edge++) {
    const source = index.edgeSource[edge] ?? 0;
    const target = index.edgeTarget[edge] ?? 0;
    if (source >= index.fileCount || target >= index.fileCount) continue;
    if (shown[source] !== 1 || shown[target] !== 1) continue;
    weightOf.add(layout.folderOf[source] ?? 0, layout.folderOf[target] ?? 0, 1);
  }
  return weightOf.toLinks();
}

/** The heaviest links between folders of at least this radius. */
export function aggregateLinks(
  links: readonly FolderLink[],
  { folders }: MapLayout,
  leastRadius: number,
): FolderLink[] {
  // Folder → itself if it is large enough, else the nearest ancestor that is.
  const visibleFolder = new Int32Array(folders.length);
  folders.forEach(({ r, parent }, place) => {
    visibleFolder[place] = r >= leastRadius || parent === -1 ? place : (visibleFolder[parent] ?? 0);
  });
  const weightOf = new PairWeights(folders.length);
  for (const { from, to, weight } of links)
    weightOf.add(visibleFolder[from] ?? 0, visibleFolder[to] ?? 0, weight);
  return weightOf
    .toLinks()
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from || a.to - b.to)
    .slice(0, linkLimit);
}

/** Weights of unordered pairs of folders. */
class PairWeights {
  readonly #folderCount: number;
  readonly #weightOf = new Map<number, number>();

  constructor(folderCount: number) {
    this.#folderCount = folderCount;
  }

  /** Dependencies inside one folder are not links. */
  add(a: number, b: number, weight: number): void {
    if (a === b) return;
    const key = Math.min(a, b) * this.#folderCount + Math.max(a, b);
    this.#weightOf.set(key, (this.#weightOf.get(key) ?? 0) + weight);
  }

  toLinks(): FolderLink[] {
    return Array.from(this.#weightOf, ([key, weight]) => ({
      from: Math.floor(key / this.#folderCount),
      to: key % this.#folderCount,
      weight,
    }));
  }
}
