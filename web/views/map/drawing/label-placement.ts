// Where names find room on the screen: each tries a few places around its disc, and the first that lies over nothing
// taken before is its own.
import type { Screen } from '../camera/camera.ts';

export interface Label {
  readonly text: string;
  /** The middle and the radius of what it names. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Within a disc, around it, or on the edge of a folder's circle. */
  readonly room: 'inside' | 'beside' | 'edge';
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
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

const air = 4;

export class LabelPlaces {
  readonly #screen: Screen;
  readonly #taken: Box[] = [];

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** A disc that no name but its own may cover. */
  keepFree({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): void {
    const half = r * 0.8;
    this.#taken.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
  }

  /** The middle of its place, which is taken from now on; undefined where there is none. */
  take(label: Label, width: number): Point | undefined {
    for (const wanted of placesOf(label, width)) {
      const place = this.#moveInside(wanted, width);
      const box = boxAround(place, width, label.size);
      const isOwn = label.room === 'inside';
      if (this.#taken.some((other) => overlaps(box, other) && !(isOwn && holds(other, label)))) continue;
      this.#taken.push(box);
      return place;
    }
    return undefined;
  }

  /** A name that would be cut off by the side of the screen. */
  #moveInside({ x, y }: Point, width: number): Point {
    const half = width / 2 + air;
    return { x: Math.min(Math.max(x, half), Math.max(half, this.#screen.width - half)), y };
  }
}

/** The best first. */
function placesOf({ x, y, r, room, size }: Label, width: number): readonly Point[] {
  if (room === 'inside') return [{ x, y }];
  const upper = { x, y: Math.max(size, y - r + size * 0.15) };
  const lower = { x, y: y + r - size * 0.15 };
  if (room === 'edge') return [upper, lower];
  const aside = r + width / 2 + air;
  return [
    { x, y: y + r + size * 0.8 },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - r - size * 0.8 },
  ];
}

function boxAround({ x, y }: Point, width: number, size: number): Box {
  const half = width / 2 + air;
  return { left: x - half, right: x + half, top: y - size * 0.66, bottom: y + size * 0.66 };
}

/** Whether it is the disc that the name stands in. */
function holds(box: Box, { x, y }: Point): boolean {
  return Math.abs((box.left + box.right) / 2 - x) < 0.5 && Math.abs((box.top + box.bottom) / 2 - y) < 0.5;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
