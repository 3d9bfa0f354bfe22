// The layout of the map. Every file gets a slot of the same size, so its position depends on the folder tree alone: the same
// project always looks the same, and sizing by another measure moves nothing.
import type { ReportIndex } from '../../../state/report-index.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { buildFolderTree } from '../../shared/folder-tree.ts';
import { packFolders, slotSpacing } from './pack-folders.ts';
import { placePackages } from './place-packages.ts';

export interface PlacedFolder {
  readonly path: string;
  readonly label: string;
  readonly depth: number;
  /** Index in MapLayout.folders of the parent folder, -1 for the outermost. */
  readonly parent: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Files in it and in its subfolders. */
  readonly fileCount: number;
}

export interface MapLayout {
  /** Parents before children. */
  readonly folders: readonly PlacedFolder[];
  /** Whether the outermost folder is drawn: a circle around everything adds no information. */
  readonly hasOuterCircle: boolean;
  /** Node → the centre and the radius of its slot; packages are placed around the project. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: Float32Array;
  /** Node → the folder it is drawn in, -1 for a package. */
  readonly folderOf: Int32Array;
  /** Radius of a file's slot, and the distance of two slots next to each other. */
  readonly slot: number;
  readonly slotSpacing: number;
  /** Around the files and packages, and around those and the standard library. */
  readonly bounds: Bounds;
  readonly fullBounds: Bounds;
}

/** The circle of a folder, -1 if it has none. A folder with a single folder in it shares that folder's circle. */
export function findPlacedFolder({ folders }: MapLayout, path: string): number {
  return folders.findIndex((folder) => folder.path === path || folder.path.startsWith(`${path}/`));
}

const slot = 1;

export function packMap(index: ReportIndex): MapLayout {
  const root = packFolders(buildFolderTree(index));
  const places = {
    x: new Float32Array(index.nodes.length),
    y: new Float32Array(index.nodes.length),
    r: new Float32Array(index.nodes.length).fill(slot),
  };
  const folderOf = new Int32Array(index.nodes.length).fill(-1);
  const folders: PlacedFolder[] = [];
  const waiting = [{ packed: root, x: 0, y: 0, depth: 0, parent: -1 }];
  for (const { packed, x, y, depth, parent } of waiting) {
    const place = folders.length;
    const { path, label, files } = packed.folder;
    folders.push({ path, label, depth, parent, x, y, r: packed.circle.r, fileCount: packed.fileCount });
    files.forEach((file, i) => {
      places.x[file] = x + (packed.slotX[i] ?? 0);
      places.y[file] = y + (packed.slotY[i] ?? 0);
      folderOf[file] = place;
    });
    for (const inner of packed.inner) {
      const { x: innerX, y: innerY } = inner.circle;
      waiting.push({ packed: inner, x: x + innerX, y: y + innerY, depth: depth + 1, parent: place });
    }
  }
  const circleOf = (node: number) => ({
    x: places.x[node] ?? 0,
    y: places.y[node] ?? 0,
    r: places.r[node] ?? slot,
  });
  const hasOuterCircle = root.inner.length === 0;
  const outermost = hasOuterCircle
    ? folders.slice(0, 1)
    : [...folders.filter(({ parent }) => parent === 0), ...root.folder.files.map(circleOf)];
  const { packages, builtins } = placePackages(index, outermost, places);
  const bounds = boundsOf([...outermost, ...packages.map(circleOf)]);
  const fullBounds = boundsOf([...outermost, ...packages.map(circleOf), ...builtins.map(circleOf)]);
  return { folders, hasOuterCircle, ...places, folderOf, slot, slotSpacing, bounds, fullBounds };
}
