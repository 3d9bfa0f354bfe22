// A long list of the report as JSON, in pieces that are kept: where the same elements stand together again, so do their
// bytes. Pieces begin where they began before, so that what comes or goes changes the piece around it and no other.
export interface Piece {
  readonly bytes: Buffer;
}

export interface KeptPiece<Element> extends Piece {
  readonly elements: readonly Element[];
}

export interface ListStyle<Element> {
  readonly indent: string;
  /** How many elements a piece has, more or less. */
  readonly usualLength: number;
  /** Of two neighbours with the same key the later begins no piece. */
  readonly keyOf: (element: Element) => string;
  /** Whether two elements are written alike. */
  readonly isSame: (a: Element, b: Element) => boolean;
}

export class ListPieces<Element> {
  readonly #style: ListStyle<Element>;
  /** By the key of its first element. */
  #kept: ReadonlyMap<string, KeptPiece<Element>> = new Map();

  constructor(style: ListStyle<Element>) {
    this.#style = style;
  }

  /** Every element with a comma before it, the first too. */
  render(list: readonly Element[]): readonly KeptPiece<Element>[] {
    const pieces: KeptPiece<Element>[] = [];
    const starts = new Map<string, KeptPiece<Element>>();
    const { keyOf, usualLength } = this.#style;
    let start = 0;
    let startKey = '';
    let key = '';
    for (let i = 0; i <= list.length; i++) {
      const next = i === list.length ? undefined : keyOf(list[i]!);
      if (i > 0 && next === key) continue;
      if (i > start && (next === undefined || i - start >= usualLength || this.#kept.has(next))) {
        const piece = this.#pieceOf(startKey, list.slice(start, i));
        pieces.push(piece);
        starts.set(startKey, piece);
        start = i;
      }
      if (i === start) startKey = next ?? '';
      key = next ?? '';
    }
    this.#kept = starts;
    return pieces;
  }

  #pieceOf(key: string, elements: readonly Element[]): KeptPiece<Element> {
    const { indent, isSame } = this.#style;
    const kept = this.#kept.get(key);
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

/** The pieces as they stand behind an opening bracket: without the comma before the first element. */
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
