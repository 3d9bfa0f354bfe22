// Places labels so that they do not overlap: each tries a few positions around its node and takes the first free one.
import type { Screen } from '../camera/camera.ts';

export interface Label {
  readonly text: string;
  /** The centre and the radius of what it names. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Inside a node, next to it, or on the edge of a folder's circle. */
  readonly anchor: 'inside' | 'beside' | 'edge';
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** Whether it is drawn even if there is no space. */
  readonly isKept?: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const padding = 4;

export class LabelPlacer {
  readonly #screen: Screen;
  readonly #taken: Box[] = [];

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** A node that only its own label may cover. */
  reserve({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): void {
    const half = r * 0.8;
    this.#taken.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
  }

  /** The centre of the label, whose space is taken from now on; undefined if there is no space. */
  place(label: Label, width: number): Point | undefined {
    for (const wanted of [
      ...candidatesFor(label, width),
      ...(label.isKept === true ? fartherFrom(label) : []),
    ]) {
      const place = this.#moveInside(wanted, width);
      const box = boxAround(place, width, label.size);
      const isOwn = label.anchor === 'inside';
      if (this.#taken.some((other) => overlaps(box, other) && !(isOwn && isCentredOn(other, label))))
        continue;
      this.#taken.push(box);
      return place;
    }
    if (label.isKept !== true) return undefined;
    const [first] = candidatesFor(label, width);
    const place = this.#moveInside(first ?? label, width);
    this.#taken.push(boxAround(place, width, label.size));
    return place;
  }

  /** Moves a label that would be cut off at the side of the screen. */
  #moveInside({ x, y }: Point, width: number): Point {
    const half = width / 2 + padding;
    return { x: Math.min(Math.max(x, half), Math.max(half, this.#screen.width - half)), y };
  }
}

/** Positions to try, the best first. */
function candidatesFor({ x, y, r, anchor, size }: Label, width: number): readonly Point[] {
  if (anchor === 'inside') return [{ x, y }];
  const upper = { x, y: Math.max(size, y - r + size * 0.15) };
  const lower = { x, y: y + r - size * 0.15 };
  if (anchor === 'edge') return [upper, lower];
  const aside = r + width / 2 + padding;
  return [
    { x, y: y + r + size * 0.8 },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - r - size * 0.8 },
  ];
}

const fartherLines = 6;

/** More positions below and above a node, line by line, for a label that must be drawn. */
function fartherFrom({ x, y, r, size }: Label): readonly Point[] {
  return Array.from({ length: fartherLines }, (_, line) => r + size * (0.8 + 1.35 * (line + 1))).flatMap(
    (away) => [
      { x, y: y + away },
      { x, y: y - away },
    ],
  );
}

function boxAround({ x, y }: Point, width: number, size: number): Box {
  const half = width / 2 + padding;
  return { left: x - half, right: x + half, top: y - size * 0.66, bottom: y + size * 0.66 };
}

/** Whether the box is the node that the label belongs to. */
function isCentredOn(box: Box, { x, y }: Point): boolean {
  return Math.abs((box.left + box.right) / 2 - x) < 0.5 && Math.abs((box.top + box.bottom) / 2 - y) < 0.5;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
