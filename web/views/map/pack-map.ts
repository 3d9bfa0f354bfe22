// Where everything stands on the map. Every file takes a slot of the same size, so a place follows from the folder tree
// alone: the same project always looks the same, and choosing another measure moves nothing.
import { packEnclose, packSiblings } from 'd3-hierarchy';
import type { ReportIndex } from '../../state/report-index.ts';
import { type FolderNode, growFolderTree } from './folder-tree.ts';

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
  /** Node → the middle of its slot; packages stand on a ring around the project. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Node → the folder it is drawn in, -1 for a package. */
  readonly folderOf: Int32Array;
  /** Radius of a file's slot, and of the whole with its ring of packages. */
  readonly slot: number;
  readonly reach: number;
}

const slot = 1;
const gap = 0.18;
const rim = 0.7;

interface Circle {
  x: number;
  y: number;
  r: number;
}

interface PackedFolder {
  readonly folder: FolderNode;
  readonly circle: Circle;
  /** Relative to the middle of the folder. */
  readonly inner: readonly PackedFolder[];
  readonly slots: readonly Circle[];
  readonly fileCount: number;
}

export function packMap(index: ReportIndex): MapLayout {
  const packed = packFolders(growFolderTree(index));
  const x = new Float32Array(index.nodes.length);
  const y = new Float32Array(index.nodes.length);
  const folderOf = new Int32Array(index.nodes.length).fill(-1);
  const folders: PlacedFolder[] = [];
  const waiting = [{ packed, x: 0, y: 0, depth: 0, parent: -1 }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const place = folders.length;
    const { folder, circle, inner, slots, fileCount } = next.packed;
    const { path, label } = folder;
    folders.push({
      path,
      label,
      depth: next.depth,
      parent: next.parent,
      x: next.x,
      y: next.y,
      r: circle.r,
      fileCount,
    });
    folder.files.forEach((file, i) => {
      x[file] = next.x + (slots[i]?.x ?? 0);
      y[file] = next.y + (slots[i]?.y ?? 0);
      folderOf[file] = place;
    });
    for (const child of inner) {
      const at = { x: next.x + child.circle.x, y: next.y + child.circle.y };
      waiting.push({ packed: child, ...at, depth: next.depth + 1, parent: place });
    }
  }
  const reach = placePackages(index, packed.circle.r, x, y);
  return { folders, x, y, folderOf, slot, reach };
}

/** From the innermost folder out, without recursion. */
function packFolders(root: FolderNode): PackedFolder {
  const order = [root];
  for (const folder of order) order.push(...folder.folders);
  const done = new Map<FolderNode, PackedFolder>();
  for (const folder of order.toReversed()) {
    done.set(
      folder,
      packOne(
        folder,
        folder.folders.map((child) => done.get(child)!),
      ),
    );
  }
  return done.get(root)!;
}

/** Large folders first, so that the small things gather around them; among equals the order of names. */
function packOne(folder: FolderNode, inner: readonly PackedFolder[]): PackedFolder {
  const bySize = inner.toSorted((a, b) => b.circle.r - a.circle.r);
  const slots = folder.files.map(() => ({ x: 0, y: 0, r: slot + gap }));
  const circles = [...bySize.map(({ circle }) => circle), ...slots];
  for (const circle of circles) circle.r += gap;
  packSiblings(circles);
  const whole = circles.length === 0 ? { x: 0, y: 0, r: slot } : packEnclose(circles);
  for (const circle of circles) {
    circle.x -= whole.x;
    circle.y -= whole.y;
    circle.r -= gap;
  }
  const fileCount = folder.files.length + inner.reduce((sum, child) => sum + child.fileCount, 0);
  return { folder, circle: { x: 0, y: 0, r: whole.r + rim }, inner: bySize, slots, fileCount };
}

/** On as many rings as they need; each package stands on the side of the files that use it. */
function placePackages(index: ReportIndex, radius: number, x: Float32Array, y: Float32Array): number {
  const packages = Array.from(
    { length: index.nodes.length - index.fileCount },
    (_, i) => index.fileCount + i,
  );
  if (packages.length === 0) return radius;
  const wish = new Map(packages.map((node) => [node, directionOfUsers(index, node, x, y)]));
  const ordered = packages.toSorted((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || a - b);
  const step = slot * 2 + gap * 3;
  const firstRing = radius + slot * 3;
  const perRing = Math.max(8, Math.floor((2 * Math.PI * firstRing) / step));
  const rings = Math.ceil(ordered.length / perRing);
  const start = wish.get(ordered[0]!) ?? 0;
  ordered.forEach((node, i) => {
    const angle = start + (2 * Math.PI * i) / ordered.length;
    const distance = firstRing + (i % rings) * step;
    x[node] = Math.cos(angle) * distance;
    y[node] = Math.sin(angle) * distance;
  });
  return firstRing + (rings - 1) * step + slot;
}

function directionOfUsers(index: ReportIndex, node: number, x: Float32Array, y: Float32Array): number {
  let sumX = 0;
  let sumY = 0;
  for (const edge of index.inEdges.subarray(index.inStart[node], index.inStart[node + 1])) {
    const user = index.edgeSource[edge] ?? 0;
    sumX += x[user] ?? 0;
    sumY += y[user] ?? 0;
  }
  return Math.atan2(sumY, sumX);
}
