// Room for the names of one frame: to the right of a disc, else to its left, else nowhere.

export interface NamedDisc {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly y: number;
}

const lineHeight = 15;
const air = 4;

export class NameRoom {
  readonly #taken: Line[] = [];

  /** Where the name starts, and takes its room; undefined where there is none. */
  take({ x, y, size }: NamedDisc, width: number, distance: number): number | undefined {
    const starts = [x + size + distance, x - size - distance - width];
    const start = starts.find((wanted) => this.#isFree(wanted, wanted + width, y));
    if (start !== undefined) this.#taken.push({ start, end: start + width, y });
    return start;
  }

  #isFree(start: number, end: number, y: number): boolean {
    return this.#taken.every(
      (line) => Math.abs(line.y - y) >= lineHeight || line.end + air <= start || end + air <= line.start,
    );
  }
}
