// Renders a long list of the report as JSON in pieces, and reuses the pieces whose elements did not change. Pieces keep
// their boundaries from one report to the next, so that an added or removed element changes only one piece.
export interface Piece {
  readonly bytes: Buffer;
}

export interface CachedPiece<Element> extends Piece {
  readonly elements: readonly Element[];
}

export interface ListStyle<Element> {
  readonly indent: string;
  /** The approximate number of elements per piece. */
  readonly usualLength: number;
  /** Neighbours with the same key are in the same piece. */
  readonly keyOf: (element: Element) => string;
  /** Whether two elements have the same JSON. */
  readonly isSame: (a: Element, b: Element) => boolean;
}

export class ListPieces<Element> {
  readonly #style: ListStyle<Element>;
  /** By the key of its first element. */
  #cached: ReadonlyMap<string, CachedPiece<Element>> = new Map();

  constructor(style: ListStyle<Element>) {
    this.#style = style;
  }

  /** There is a comma before every element, including the first. */
  render(list: readonly Element[]): readonly CachedPiece<Element>[] {
    const pieces: CachedPiece<Element>[] = [];
    const starts = new Map<string, CachedPiece<Element>>();
    const { keyOf, usualLength } = this.#style;
    let start = 0;
    let startKey = '';
    let key = '';
    for (let i = 0; i <= list.length; i++) {
      const next = i === list.length ? undefined : keyOf(list[i]!);
      if (i > 0 && next === key) continue;
      if (i > start && (next === undefined || i - start >= usualLength || this.#cached.has(next))) {
        const piece = this.#pieceOf(startKey, list.slice(start, i));
        pieces.push(piece);
        starts.set(startKey, piece);
        start = i;
      }
      if (i === start) startKey = next ?? '';
      key = next ?? '';
    }
    this.#cached = starts;
    return pieces;
  }

  #pieceOf(key: string, elements: readonly Element[]): CachedPiece<Element> {
    const { indent, isSame } = this.#style;
    const kept = this.#cached.get(key);
    if (
      kept?.elements.length === elements.length &&
      elements.every((element, i) => isSame(element, kept.elements[i]!))
    ) {
      return kept;
    }
    const text = elements.map((element) => `,\n${indent}${JSON.stringify(element)}`).join('');
    return { elements, bytes: Buffer.from(text) };
  }
}

const firsts = new WeakMap<Piece, Piece>();

/** The pieces without the comma before the first element, as they follow an opening bracket. */
export function asList(pieces: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  const bare = firsts.get(first) ?? { bytes: first.bytes.subarray(','.length) };
  firsts.set(first, bare);
  return [bare, ...others];
}

export function pieceOf(text: string): Piece {
  return { bytes: Buffer.from(text) };
}
