// Where the boxes of the layers stand: a band for each level, the lowest at the bottom, boxes wider the more files they
// hold, and beside each other those that belong together.
import type { LevelledGroup, Pair } from './level-groups.ts';

export interface Box {
  readonly number: number;
  readonly level: number;
  readonly component: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

/** What a group needs to know of itself to be drawn. */
export interface Content {
  readonly fileCount: number;
  /** Characters on its label. */
  readonly length: number;
}

const boxHeight = 40;
const growth = 26;
const gap = { x: 10, y: 8 } as const;
/** Between two bands: as much as there is room for, between these. */
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
  const sizeOf = (group: LevelledGroup) => measure(contentOf(group.number), largest);
  const lines = Array.from({ length: levels }, (_, above) =>
    groups.filter(({ level }) => level === levels - 1 - above),
  );
  let placed = layOut(lines, sizeOf, screen);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const middles = new Map(placed.boxes.map(({ number, x, width: w }) => [number, x + w / 2]));
    const wish = wishes(groups, links, middles);
    placed = layOut(
      lines.map((line) => gather(line, wish)),
      sizeOf,
      screen,
    );
  }
  return placed;
}

function measure({ fileCount, length }: Content, largest: number): { width: number; height: number } {
  const share = Math.sqrt(fileCount / largest);
  const forText = Math.min(150, 26 + length * 7.2);
  return {
    width: Math.round(Math.max(forText, 56 + 150 * share)),
    height: Math.round(boxHeight + growth * share),
  };
}

type SizeOf = (group: LevelledGroup) => { readonly width: number; readonly height: number };

type Lines = readonly (readonly LevelledGroup[])[];

/** With the bands as far apart as the screen allows. */
function layOut(lines: Lines, sizeOf: SizeOf, { width, height }: Parameters<typeof placeLayers>[3]): Layers {
  const tight = layOutApart(lines, sizeOf, width, 0);
  const room = (height - tight.height) / Math.max(1, lines.length - 1);
  return layOutApart(lines, sizeOf, width, Math.min(bandGaps[1], Math.max(bandGaps[0], room)));
}

function layOutApart(lines: Lines, sizeOf: SizeOf, width: number, bandGap: number): Layers {
  const bands: Band[] = [];
  const boxes: Box[] = [];
  let y = edge;
  for (const line of lines) {
    const start = y;
    y += padding;
    for (const row of breakLine(line, sizeOf, width)) {
      const total = row.reduce((sum, group) => sum + sizeOf(group).width + gap.x, -gap.x);
      const tallest = Math.max(...row.map((group) => sizeOf(group).height));
      // Out of the middle, to one side and the other: boxes would hide the lines from above to below.
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

/** As many rows as a band needs. */
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

/** Where each group would like to stand: in the middle of what it is linked to. */
function wishes(
  groups: readonly LevelledGroup[],
  links: readonly Pair[],
  middles: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map(groups.map(({ number }) => [number, { sum: 0, count: 0 }]));
  const add = (number: number, other: number): void => {
    const own = sums.get(number);
    if (own === undefined || number === other) return;
    own.sum += middles.get(other) ?? 0;
    own.count++;
  };
  for (const { from, to } of links) {
    add(from, to);
    add(to, from);
  }
  return new Map(
    [...sums].map(([number, { sum, count }]) => [
      number,
      count === 0 ? (middles.get(number) ?? 0) : sum / count,
    ]),
  );
}

/** By wish, with the members of a cycle side by side. */
function gather(line: readonly LevelledGroup[], wish: ReadonlyMap<number, number>): LevelledGroup[] {
  const pieces = new Map<number, LevelledGroup[]>();
  for (const group of line) {
    const piece = pieces.get(group.component);
    if (piece === undefined) pieces.set(group.component, [group]);
    else piece.push(group);
  }
  const wishOf = ({ number }: LevelledGroup): number => wish.get(number) ?? 0;
  const mean = (piece: readonly LevelledGroup[]): number =>
    piece.reduce((sum, group) => sum + wishOf(group), 0) / piece.length;
  return [...pieces.values()]
    .toSorted((a, b) => mean(a) - mean(b))
    .flatMap((piece) => piece.toSorted((a, b) => wishOf(a) - wishOf(b)));
}
