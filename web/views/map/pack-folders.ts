// Folders as circles in circles, from the innermost out: the files of a folder in a honeycomb, beside it the folders
// that it holds, and one circle around all of them.
import { packEnclose, packSiblings } from 'd3-hierarchy';
import type { FolderNode } from './folder-tree.ts';
import { type Honeycomb, buildHoneycomb } from './honeycomb.ts';

export interface Circle {
  x: number;
  y: number;
  r: number;
}

export interface PackedFolder {
  readonly folder: FolderNode;
  /** Relative to the middle of the folder around it. */
  readonly circle: Circle;
  readonly inner: readonly PackedFolder[];
  /** Middles of the files' slots, relative to the middle of this folder. */
  readonly slotX: Float64Array;
  readonly slotY: Float64Array;
  readonly fileCount: number;
}

const slotDistance = 2.16;
const gap = 0.35;
/** Radii grow in steps: a file more in one folder seldom moves the folders beside it. */
const step = 1.06;
const exactEnclosureLimit = 300;

export function packFolders(root: FolderNode): PackedFolder {
  const order = [root];
  for (const folder of order) order.push(...folder.folders);
  const mostFiles = order.reduce((most, { files }) => Math.max(most, files.length), 0);
  const comb = buildHoneycomb(mostFiles, slotDistance);
  const clusterOf = new Map<number, Cluster>();
  const packed = new Map<FolderNode, PackedFolder>();
  for (const folder of order.toReversed()) {
    const count = folder.files.length;
    const cluster = clusterOf.get(count) ?? clusterFiles(count, comb);
    clusterOf.set(count, cluster);
    const inner = folder.folders.flatMap((child) => packed.get(child) ?? []);
    packed.set(folder, packOne(folder, inner, comb, { ...cluster }));
  }
  const whole = packed.get(root);
  if (whole === undefined) throw new Error('The project has no root folder');
  return whole;
}

/** Large circles first, so that the small ones gather around them; among equals the order of names. */
function packOne(
  folder: FolderNode,
  inner: readonly PackedFolder[],
  comb: Honeycomb,
  own: Cluster,
): PackedFolder {
  const bySize = inner.toSorted((a, b) => b.circle.r - a.circle.r);
  const circles = bySize.map(({ circle }) => circle);
  if (folder.files.length > 0) circles.push(own);
  circles.sort((a, b) => b.r - a.r);
  for (const circle of circles) circle.r += gap;
  packSiblings(circles);
  const whole = circles.length === 0 ? { x: 0, y: 0, r: 1 } : packEnclose(circles);
  for (const circle of circles) {
    circle.x -= whole.x;
    circle.y -= whole.y;
    circle.r -= gap;
  }
  const count = folder.files.length;
  return {
    folder,
    circle: { x: 0, y: 0, r: inSteps(whole.r + 0.25 + 0.015 * whole.r) },
    inner: bySize,
    slotX: comb.x.slice(0, count).map((x) => x - own.middleX + own.x),
    slotY: comb.y.slice(0, count).map((y) => y - own.middleY + own.y),
    fileCount: inner.reduce((sum, child) => sum + child.fileCount, count),
  };
}

interface Cluster extends Circle {
  /** The middle of its slots in the honeycomb. */
  readonly middleX: number;
  readonly middleY: number;
}

function clusterFiles(count: number, comb: Honeycomb): Cluster {
  if (count === 0) return { x: 0, y: 0, r: 0, middleX: 0, middleY: 0 };
  // The enclosure of many slots is as good as centred, and the outermost one gives its radius.
  if (count > exactEnclosureLimit) {
    const r = inSteps(Math.hypot(comb.x[count - 1] ?? 0, comb.y[count - 1] ?? 0) + 1);
    return { x: 0, y: 0, r, middleX: 0, middleY: 0 };
  }
  const slots = Array.from({ length: count }, (_, i) => ({ x: comb.x[i] ?? 0, y: comb.y[i] ?? 0, r: 1 }));
  const { x: middleX, y: middleY, r } = packEnclose(slots);
  return { x: 0, y: 0, r: inSteps(r), middleX, middleY };
}

function inSteps(r: number): number {
  // A hair's breadth below, so that a radius which lies on a step stays on it.
  return step ** Math.ceil(Math.log(r) / Math.log(step) - 1e-6);
}
