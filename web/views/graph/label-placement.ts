// Places the labels of one frame so that they do not overlap: right of the node, else left of it, else not at all.

export interface LabelledNode {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface PlacedLabel {
  readonly start: number;
  readonly end: number;
  readonly y: number;
}

const lineHeight = 15;
const padding = 4;

export class LabelPlacer {
  readonly #taken: PlacedLabel[] = [];

  /** The x at which the label starts, whose space is taken from now on; undefined if there is no space. */
  place({ x, y, size }: LabelledNode, width: number, distance: number): number | undefined {
    const starts = [x + size + distance, x - size - distance - width];
    const start = starts.find((wanted) => this.#isFree(wanted, wanted + width, y));
    if (start !== undefined) this.#taken.push({ start, end: start + width, y });
    return start;
  }

  #isFree(start: number, end: number, y: number): boolean {
    return this.#taken.every(
      (label) =>
        Math.abs(label.y - y) >= lineHeight || label.end + padding <= start || end + padding <= label.start,
    );
  }
}
