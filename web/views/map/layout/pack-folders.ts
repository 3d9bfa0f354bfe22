// Folders as circles in circles, from the innermost out: the folders that a folder holds, its files in the gaps between
// them, and one circle around all.
import { packSiblings } from 'd3-hierarchy';
import { type Circle, enclose } from './enclose.ts';
import { fillGaps, type Slots } from './fill-gaps.ts';
import type { FolderNode } from '../../shared/folder-tree.ts';
import { type Honeycomb, buildHoneycomb } from './honeycomb.ts';

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
const slotArea = slotDistance ** 2 * (Math.sqrt(3) / 2);
const gap = 0.3;
/** Radii grow in steps: a file more in one folder seldom moves the folders beside it. */
const step = 1.04;
/** Where the gaps of a folder would take more work than this, its files stand in a circle of their own instead. */
const mostComparisons = 4_000_000;
const mostSlots = 50_000;
/** The project's folders stand aslant: two large ones fill a screen better than side by side. */
const tilt = -0.56;

export function packFolders(root: FolderNode): PackedFolder {
  const order = [root];
  for (const folder of order) order.push(...folder.folders);
  const comb = new GrowingComb();
  const packed = new Map<FolderNode, PackedFolder>();
  for (const folder of order.toReversed()) {
    const inner = folder.folders.flatMap((child) => packed.get(child) ?? []);
    // Large circles first, so that the small ones gather around them; among equals the order of names.
    inner.sort((a, b) => b.circle.r - a.circle.r);
    packed.set(folder, packOne(folder, inner, comb, folder === root ? tilt : 0));
  }
  const whole = packed.get(root);
  if (whole === undefined) throw new Error('The project has no root folder');
  return whole;
}

function packOne(
  folder: FolderNode,
  inner: readonly PackedFolder[],
  comb: GrowingComb,
  angle: number,
): PackedFolder {
  const count = folder.files.length;
  const fileCount = inner.reduce((sum, child) => sum + child.fileCount, count);
  const circles = inner.map(({ circle }) => circle);
  const { slots, r } = inner.length === 0 ? comb.cluster(count) : packAround(circles, count, comb, angle);
  return {
    folder,
    circle: { x: 0, y: 0, r: inSteps(r + 0.25 + 0.012 * r) },
    inner,
    slotX: slots.x,
    slotY: slots.y,
    fileCount,
  };
}

/** Slots around a middle, and how far they and whatever stands among them reach. */
interface Cluster {
  readonly slots: Slots;
  readonly r: number;
}

function packAround(circles: Circle[], count: number, comb: GrowingComb, angle: number): Cluster {
  const slots = placeSlots(circles, count, comb, angle);
  const whole = encloseAll(circles, slots);
  for (const circle of circles) {
    circle.x -= whole.x;
    circle.y -= whole.y;
  }
  return { slots: moved(slots, -whole.x, -whole.y), r: whole.r };
}

/** Moves the circles together, and finds the slots of the files among them. */
function placeSlots(circles: Circle[], count: number, comb: GrowingComb, angle: number): Slots {
  const reach = gather(circles, angle);
  if (count === 0) return { x: new Float64Array(), y: new Float64Array() };
  const radius = Math.sqrt(reach ** 2 + (2 * count * slotArea) / Math.PI) + 3 * slotDistance;
  // Mostly there is room enough near the middle.
  for (const far of [radius * 0.35, radius]) {
    const slotCount = (far ** 2 * Math.PI) / slotArea;
    if (slotCount > mostSlots || slotCount * circles.length > mostComparisons) break;
    const slots = fillGaps(circles, count, comb.reaching(far));
    if (slots !== undefined) return slots;
  }
  return placeBeside(circles, count, comb, angle);
}

/** Their own circle, among the others. */
function placeBeside(circles: Circle[], count: number, comb: GrowingComb, angle: number): Slots {
  const { slots, r } = comb.cluster(count);
  const own = { x: 0, y: 0, r };
  gather(
    [...circles, own].toSorted((one, other) => other.r - one.r),
    angle,
  );
  return moved(slots, own.x, own.y);
}

function moved({ x, y }: Slots, byX: number, byY: number): Slots {
  return { x: x.map((value) => value + byX), y: y.map((value) => value + byY) };
}

/** Places the circles, the largest first, around a common middle, and returns how far they reach. */
function gather(circles: Circle[], angle: number): number {
  if (circles.length === 0) return 0;
  for (const circle of circles) circle.r += gap;
  packSiblings(circles);
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

function inSteps(r: number): number {
  // A hair's breadth below, so that a radius which lies on a step stays on it.
  return step ** Math.ceil(Math.log(r) / Math.log(step) - 1e-6);
}

/** One honeycomb for all folders, as large as the largest needs. */
class GrowingComb {
  #comb = buildHoneycomb(256, slotDistance);
  readonly #clusterOf = new Map<number, Cluster>();

  reaching(radius: number): Honeycomb {
    if ((this.#comb.far.at(-1) ?? 0) < radius) {
      const needed = (Math.PI * radius ** 2) / slotArea;
      this.#comb = buildHoneycomb(Math.max(needed, 2 * this.#comb.far.length), slotDistance);
    }
    return this.#comb;
  }

  /** Files alone: many folders hold as many as another. */
  cluster(count: number): Cluster {
    const known = this.#clusterOf.get(count);
    if (known !== undefined) return known;
    const slots = fillGaps([], count, this.reaching(Math.sqrt((1.2 * count * slotArea) / Math.PI) + 9));
    if (slots === undefined) throw new Error('The honeycomb is too small');
    const { x, y, r } = encloseAll([], slots);
    const made = { slots: moved(slots, -x, -y), r };
    this.#clusterOf.set(count, made);
    return made;
  }
}
