// The positions of the boxes: a band for each level, the lowest at the bottom. Boxes with more files are larger, and boxes
// that depend on each other are close together (barycentre method, Sugiyama 1981).
import type { LevelledGroup } from './order-groups.ts';

export interface Box extends LevelledGroup {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From one group to another, by number. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

export interface Band {
  readonly level: number;
  readonly y: number;
  readonly height: number;
}

export interface Layers {
  /** From the highest level down. */
  readonly bands: readonly Band[];
  readonly boxes: readonly Box[];
  readonly height: number;
}

/** What the size of a box depends on. */
export interface Content {
  readonly fileCount: number;
  /** Of its longest line, in pixels. */
  readonly textWidth: number;
  /** Lines of its name; 1 if left out. */
  readonly lines?: number;
}

const boxHeight = 40;
const growth = 26;
const lineHeight = 16;
/** A longer line is broken or cut. */
export const widestText = 190;
/** Padding, border and a little to spare. */
const aroundText = 26;
const gap = { x: 10, y: 8 } as const;
/** Least and greatest gap between two bands. */
const bandGaps = [18, 46] as const;
const padding = 10;
const edge = 14;
const sweeps = 4;

export function placeLayers(
  groups: readonly LevelledGroup[],
  links: readonly Pair[],
  contentOf: (number: number) => Content,
  screen: { readonly width: number; readonly height: number },
): Layers {
  const levels = Math.max(0, ...groups.map(({ level }) => level + 1));
  const largest = Math.max(1, ...groups.map(({ number }) => contentOf(number).fileCount));
  const sizeOf = (group: LevelledGroup) => measureBox(contentOf(group.number), largest);
  const lines = Array.from({ length: levels }, (_, above) =>
    groups.filter(({ level }) => level === levels - 1 - above),
  );
  let placed = layoutToFit(lines, sizeOf, screen);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const centres = new Map(placed.boxes.map(({ number, x, width: w }) => [number, x + w / 2]));
    const barycentres = findBarycentres(groups, links, centres);
    placed = layoutToFit(
      lines.map((line) => orderByBarycentre(line, barycentres)),
      sizeOf,
      screen,
    );
  }
  return placed;
}

function measureBox(
  { fileCount, textWidth, lines = 1 }: Content,
  largest: number,
): { width: number; height: number } {
  const share = Math.sqrt(fileCount / largest);
  const forText = Math.min(widestText, textWidth) + aroundText;
  return {
    width: Math.round(Math.max(forText, 56 + 150 * share)),
    height: Math.round(boxHeight + Math.max(growth * share, (lines - 1) * lineHeight)),
  };
}

type SizeOf = (group: LevelledGroup) => { readonly width: number; readonly height: number };

type Lines = readonly (readonly LevelledGroup[])[];

/** With the bands as far apart as the screen allows. */
function layoutToFit(
  lines: Lines,
  sizeOf: SizeOf,
  { width, height }: Parameters<typeof placeLayers>[3],
): Layers {
  const tight = layoutWithGap(lines, sizeOf, width, 0);
  const room = (height - tight.height) / Math.max(1, lines.length - 1);
  return layoutWithGap(lines, sizeOf, width, Math.min(bandGaps[1], Math.max(bandGaps[0], room)));
}

function layoutWithGap(lines: Lines, sizeOf: SizeOf, width: number, bandGap: number): Layers {
  const bands: Band[] = [];
  const boxes: Box[] = [];
  let y = edge;
  for (const line of lines) {
    const start = y;
    y += padding;
    for (const row of breakLine(line, sizeOf, width)) {
      const total = row.reduce((sum, group) => sum + sizeOf(group).width + gap.x, -gap.x);
      const tallest = Math.max(...row.map((group) => sizeOf(group).height));
      // Off centre, alternating sides, so that boxes do not cover the lines between the bands above and below.
      const free = Math.max(0, width - total - 2 * (edge + padding));
      let x = edge + padding + free * (bands.length % 2 === 0 ? 0.4 : 0.6);
      for (const group of row) {
        const size = sizeOf(group);
        boxes.push({ ...group, x, y: y + (tallest - size.height) / 2, ...size });
        x += size.width + gap.x;
      }
      y += tallest + gap.y;
    }
    y += padding - gap.y;
    bands.push({ level: line[0]?.level ?? 0, y: start, height: y - start });
    y += bandGap;
  }
  return { bands, boxes, height: y - bandGap + edge };
}

/** Breaks a band into as many rows as it needs. */
function breakLine(line: readonly LevelledGroup[], sizeOf: SizeOf, width: number): LevelledGroup[][] {
  const rows: LevelledGroup[][] = [[]];
  let used = 0;
  for (const group of line) {
    const needed = sizeOf(group).width + gap.x;
    if (used > 0 && used + needed > width - 2 * (edge + padding)) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(group);
    used += needed;
  }
  return rows;
}

/** Group → the mean position of the groups it is linked to. */
function findBarycentres(
  groups: readonly LevelledGroup[],
  links: readonly Pair[],
  centres: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map(groups.map(({ number }) => [number, { sum: 0, count: 0 }]));
  const add = (number: number, other: number): void => {
    const own = sums.get(number);
    if (own === undefined || number === other) return;
    own.sum += centres.get(other) ?? 0;
    own.count++;
  };
  for (const { from, to } of links) {
    add(from, to);
    add(to, from);
  }
  return new Map(
    [...sums].map(([number, { sum, count }]) => [
      number,
      count === 0 ? (centres.get(number) ?? 0) : sum / count,
    ]),
  );
}

function orderByBarycentre(
  line: readonly LevelledGroup[],
  barycentres: ReadonlyMap<number, number>,
): LevelledGroup[] {
  const barycentreOf = ({ number }: LevelledGroup): number => barycentres.get(number) ?? 0;
  return line.toSorted((a, b) => barycentreOf(a) - barycentreOf(b));
}
