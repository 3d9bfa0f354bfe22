// Circle packing of the folders, from the innermost out: the folders inside a folder, its files in the gaps between them,
// and one circle around all.
import { type Circle, enclose } from './enclose.ts';
import { fillGaps, type Slots } from './fill-gaps.ts';
import { type DirectedCircle, packCircles } from './pack-circles.ts';
import type { FolderNode } from '../../shared/folder-tree.ts';
import { type Honeycomb, buildHoneycomb } from './honeycomb.ts';

export interface PackedFolder {
  readonly folder: FolderNode;
  /** Relative to the centre of the parent folder. */
  readonly circle: DirectedCircle;
  readonly inner: readonly PackedFolder[];
  /** Centres of the files' slots, relative to the centre of this folder. */
  readonly slotX: Float64Array;
  readonly slotY: Float64Array;
  readonly fileCount: number;
}

export const slotSpacing = 2.16;
const slotArea = slotSpacing ** 2 * (Math.sqrt(3) / 2);
const gap = 0.14;
/** Radii grow in steps, so one more file in a folder rarely moves the folders next to it. */
const step = 1.02;
/** If filling the gaps of a folder would take more work than this, its files get a circle of their own instead. */
const comparisonLimit = 4_000_000;
const slotLimit = 50_000;
/** The top folders are rotated: two large ones fill a screen better diagonally than side by side. */
const tilt = -0.56;

export function packFolders(root: FolderNode): PackedFolder {
  const order = [root];
  for (const folder of order) order.push(...folder.folders);
  const comb = new HoneycombCache();
  const packed = new Map<FolderNode, PackedFolder>();
  for (const folder of order.toReversed()) {
    const inner = folder.folders.flatMap((child) => packed.get(child) ?? []);
    // Large circles first, so that small ones are packed around them; similar ones in the order of their names.
    inner.sort((a, b) => sizeClass(b.circle) - sizeClass(a.circle));
    packed.set(folder, packFolder(folder, inner, comb, folder === root ? tilt : 0));
  }
  const whole = packed.get(root);
  if (whole === undefined) throw new Error('The project has no root folder.');
  return whole;
}

function packFolder(
  folder: FolderNode,
  inner: readonly PackedFolder[],
  comb: HoneycombCache,
  angle: number,
): PackedFolder {
  const count = folder.files.length;
  const fileCount = inner.reduce((sum, child) => sum + child.fileCount, count);
  const circles = inner.map(({ circle }) => circle);
  const { slots, r } = inner.length === 0 ? comb.cluster(count) : packAround(circles, count, comb, angle);
  return {
    folder,
    circle: { x: 0, y: 0, r: roundUpToStep(r + 0.16 + 0.005 * r), direction: directionOf(folder.path) },
    inner,
    slotX: slots.x,
    slotY: slots.y,
    fileCount,
  };
}

/** Slots around a centre, and the radius of the circle around them and the folders between them. */
interface Cluster {
  readonly slots: Slots;
  readonly r: number;
}

function packAround(circles: DirectedCircle[], count: number, comb: HoneycombCache, angle: number): Cluster {
  const slots = placeSlots(circles, count, comb, angle);
  const whole = encloseAll(circles, slots);
  for (const circle of circles) {
    circle.x -= whole.x;
    circle.y -= whole.y;
  }
  return { slots: shift(slots, -whole.x, -whole.y), r: whole.r };
}

/** Packs the circles together, and finds slots for the files between them. */
function placeSlots(circles: DirectedCircle[], count: number, comb: HoneycombCache, angle: number): Slots {
  const reach = packTogether(circles, angle);
  if (count === 0) return { x: new Float64Array(), y: new Float64Array() };
  const radius = Math.sqrt(reach ** 2 + (2 * count * slotArea) / Math.PI) + 3 * slotSpacing;
  // Usually there is enough space near the centre.
  for (const reached of [radius * 0.35, radius]) {
    const slotCount = (reached ** 2 * Math.PI) / slotArea;
    if (slotCount > slotLimit || slotCount * circles.length > comparisonLimit) break;
    const slots = fillGaps(circles, count, comb.withRadius(reached));
    if (slots !== undefined) return slots;
  }
  return placeBeside(circles, count, comb, angle);
}

/** All files in a circle of their own, packed with the others. */
function placeBeside(circles: DirectedCircle[], count: number, comb: HoneycombCache, angle: number): Slots {
  const { slots, r } = comb.cluster(count);
  const own = { x: 0, y: 0, r, direction: 0 };
  packTogether(
    [...circles, own].toSorted((one, other) => other.r - one.r),
    angle,
  );
  return shift(slots, own.x, own.y);
}

function shift({ x, y }: Slots, byX: number, byY: number): Slots {
  return { x: x.map((value) => value + byX), y: y.map((value) => value + byY) };
}

/** Packs the circles, the largest first, around a common centre, and returns the radius around them. */
function packTogether(circles: DirectedCircle[], angle: number): number {
  if (circles.length === 0) return 0;
  for (const circle of circles) circle.r += gap;
  packCircles(circles);
  const whole = enclose(circles);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const circle of circles) {
    const [x, y] = [circle.x - whole.x, circle.y - whole.y];
    circle.x = x * cos - y * sin;
    circle.y = x * sin + y * cos;
    circle.r -= gap;
  }
  return whole.r;
}

function encloseAll(circles: readonly Circle[], slots: Slots): Circle {
  const all = circles.map(({ x, y, r }) => ({ x, y, r: r + gap }));
  slots.x.forEach((x, i) => all.push({ x, y: slots.y[i] ?? 0, r: 1 }));
  return enclose(all);
}

/** The same for radii that differ little: a file more rarely changes the order of the folders. */
function sizeClass({ r }: Circle): number {
  return Math.floor(Math.log2(r) * 2);
}

/** Any, but always the same for a folder, whatever else the project has (FNV-1a). */
function directionOf(path: string): number {
  let hash = 2166136261;
  for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32) * 2 * Math.PI;
}

function roundUpToStep(r: number): number {
  // Slightly less, so that rounding errors do not lift a radius that is exactly on a step.
  return step ** Math.ceil(Math.log(r) / Math.log(step) - 1e-6);
}

/** One grid for all folders, as large as the largest needs. */
class HoneycombCache {
  #comb = buildHoneycomb(256, slotSpacing);
  readonly #clusterOf = new Map<number, Cluster>();

  withRadius(radius: number): Honeycomb {
    if ((this.#comb.distance.at(-1) ?? 0) < radius) {
      const needed = (Math.PI * radius ** 2) / slotArea;
      this.#comb = buildHoneycomb(Math.max(needed, 2 * this.#comb.distance.length), slotSpacing);
    }
    return this.#comb;
  }

  /** Files alone: many folders have the same number of them. */
  cluster(count: number): Cluster {
    const known = this.#clusterOf.get(count);
    if (known !== undefined) return known;
    const slots = fillGaps([], count, this.withRadius(Math.sqrt((1.2 * count * slotArea) / Math.PI) + 9));
    if (slots === undefined) throw new Error('The hexagonal grid is too small.');
    const { x, y, r } = encloseAll([], slots);
    const made = { slots: shift(slots, -x, -y), r };
    this.#clusterOf.set(count, made);
    return made;
  }
}
