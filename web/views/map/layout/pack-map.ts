// Where everything stands on the map. Every file takes a slot of the same size, so a place follows from the folder tree
// alone: the same project always looks the same, and choosing another measure moves nothing.
import type { ReportIndex } from '../../../state/report-index.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { growFolderTree } from '../../shared/folder-tree.ts';
import { packFolders } from './pack-folders.ts';
import { placePackages } from './place-packages.ts';

export interface PlacedFolder {
  readonly path: string;
  readonly label: string;
  readonly depth: number;
  /** Place in MapLayout.folders of the folder that it is drawn in, -1 for the outermost. */
  readonly parent: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Files in it, at any depth. */
  readonly fileCount: number;
}

export interface MapLayout {
  /** Outer before inner. */
  readonly folders: readonly PlacedFolder[];
  /** Whether the outermost folder is a circle too: one around all the others would tell nothing. */
  readonly hasRim: boolean;
  /** Node → the middle and the radius of its slot; packages stand around the project. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: Float32Array;
  /** Node → the folder it is drawn in, -1 for a package. */
  readonly folderOf: Int32Array;
  /** Radius of a file's slot. */
  readonly slot: number;
  /** The whole with its packages, and with the builtin modules around those. */
  readonly bounds: Bounds;
  readonly fullBounds: Bounds;
}

const slot = 1;

export function packMap(index: ReportIndex): MapLayout {
  const root = packFolders(growFolderTree(index));
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
  const hasRim = root.inner.length === 0;
  const outermost = hasRim
    ? folders.slice(0, 1)
    : [...folders.filter(({ parent }) => parent === 0), ...root.folder.files.map(circleOf)];
  const { packages, builtins } = placePackages(index, outermost, places);
  const bounds = boundsOf([...outermost, ...packages.map(circleOf)]);
  const fullBounds = boundsOf([...outermost, ...packages.map(circleOf), ...builtins.map(circleOf)]);
  return { folders, hasRim, ...places, folderOf, slot, bounds, fullBounds };
}
