// Renders the page's form of the report from the pieces of the report. If a piece did not change, neither did the page's
// form of it, and its elements need not be compared again.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { endsWriter, pageReportParts, writeEvidenceRow, writeNodeRow } from '../report/render-page-report.ts';
import { type CachedPiece, type Piece, asList, pieceOf } from './list-pieces.ts';

export class PagePieces {
  readonly #nodes = new Rows(writeNodeRow);
  readonly #evidence = new Rows(writeEvidenceRow);
  /** Node numbers are valid as long as the nodes are the same. */
  #ends: { readonly ids: Report['nodes']; readonly rows: Rows<DetailedEdge> } | undefined;

  render(
    frame: string,
    ids: Report['nodes'],
    nodes: readonly CachedPiece<DetailedNode>[],
    edges: readonly CachedPiece<DetailedEdge>[],
  ): readonly Piece[] {
    if (this.#ends === undefined || !isSameList(ids, this.#ends.ids))
      this.#ends = { ids, rows: new Rows(endsWriter(ids)) };
    const parts = pageReportParts(frame);
    return [
      pieceOf(parts.beforeNodes),
      ...asList(this.#nodes.of(nodes)),
      pieceOf(parts.beforeEnds),
      ...asList(this.#ends.rows.of(edges)),
      pieceOf(parts.beforeEvidence),
      ...asList(this.#evidence.of(edges)),
      pieceOf(parts.end),
    ];
  }
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, i) => id === b[i]));
}

class Rows<Element> {
  readonly #write: (element: Element) => string;
  readonly #rowsOf = new WeakMap<CachedPiece<Element>, Piece>();

  constructor(write: (element: Element) => string) {
    this.#write = write;
  }

  of(pieces: readonly CachedPiece<Element>[]): readonly Piece[] {
    return pieces.map((piece) => {
      const rows = this.#rowsOf.get(piece) ?? pieceOf(`,${piece.elements.map(this.#write).join(',')}`);
      this.#rowsOf.set(piece, rows);
      return rows;
    });
  }
}
