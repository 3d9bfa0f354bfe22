// A long list of the report as JSON, in pieces that are kept: where the same elements stand together again, so do their
// bytes. Pieces begin where they began before, so that what comes or goes changes the piece around it and no other.
import { isSameJson } from './same-json.ts';

export interface Piece {
  readonly bytes: Buffer;
}

interface KeptPiece extends Piece {
  readonly elements: readonly unknown[];
}

export class ListPieces<Element> {
  /** Of two neighbours with the same key the later begins no piece. */
  readonly #keyOf: (element: Element) => string;
  readonly #separator: string;
  readonly #usualLength: number;
  /** By the key of its first element. */
  #kept: ReadonlyMap<string, KeptPiece> = new Map();

  constructor(indent: string, usualLength: number, keyOf: (element: Element) => string) {
    this.#usualLength = usualLength;
    this.#keyOf = keyOf;
    this.#separator = `,\n${indent}`;
  }

  /** Every element with a comma before it, the first too. */
  render(list: readonly Element[]): readonly Piece[] {
    const pieces = new Map<string, KeptPiece>();
    let start = 0;
    let startKey = '';
    let key = '';
    for (let i = 0; i <= list.length; i++) {
      const next = i === list.length ? undefined : this.#keyOf(list[i]!);
      if (i > 0 && next === key) continue;
      if (i > start && (next === undefined || i - start >= this.#usualLength || this.#kept.has(next))) {
        pieces.set(startKey, this.#pieceOf(startKey, list.slice(start, i)));
        start = i;
      }
      if (i === start) startKey = next ?? '';
      key = next ?? '';
    }
    this.#kept = pieces;
    return [...pieces.values()];
  }

  #pieceOf(key: string, elements: readonly Element[]): KeptPiece {
    const kept = this.#kept.get(key);
    if (kept !== undefined && isSameJson(kept.elements, elements)) return kept;
    const text = elements.map((element) => this.#separator + JSON.stringify(element)).join('');
    return { elements, bytes: Buffer.from(text) };
  }
}
