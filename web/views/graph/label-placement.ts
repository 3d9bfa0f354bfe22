// Places the labels of one frame so that they do not overlap: right of the node, else left of it, below or above, else not
// at all.

export interface LabelledNode {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface LabelPlace {
  /** Where the label starts, and its middle. */
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const halfLine = 7.5;
const padding = 4;

export class LabelPlacer {
  readonly #taken: Box[] = [];
  readonly #width: number;

  /** `width` of the view: no label extends beyond it. */
  constructor(width: number) {
    this.#width = width;
  }

  /** No label covers this node. */
  avoid({ x, y, size }: Pick<LabelledNode, 'x' | 'y' | 'size'>): void {
    const half = size - padding;
    if (half > 0) this.#taken.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
  }

  /** Where the label goes, whose space is taken from now on; undefined if there is no space. */
  place({ x, y, size }: LabelledNode, width: number, distance: number): LabelPlace | undefined {
    const places: LabelPlace[] = [
      { x: x + size + distance, y },
      { x: x - size - distance - width, y },
      { x: x - width / 2, y: y + size + distance + halfLine },
      { x: x - width / 2, y: y - size - distance - halfLine },
    ];
    const found = places.find((place) => this.#isFree(boxOf(place, width)));
    if (found !== undefined) this.#taken.push(boxOf(found, width));
    return found;
  }

  #isFree({ left, right, top, bottom }: Box): boolean {
    if (left < 0 || right > this.#width) return false;
    return this.#taken.every(
      (other) =>
        other.right + padding <= left ||
        right + padding <= other.left ||
        other.bottom <= top ||
        bottom <= other.top,
    );
  }
}

function boxOf({ x, y }: LabelPlace, width: number): Box {
  return { left: x, right: x + width, top: y - halfLine, bottom: y + halfLine };
}
