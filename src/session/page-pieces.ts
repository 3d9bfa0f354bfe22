// The report for the page, in pieces that go with those of the report: where one of these stayed the same, so does what
// the page reads of it, and nothing is looked at element by element a second time.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { endsWriter, pageReportParts, writeEvidenceRow, writeNodeRow } from '../report/render-page-report.ts';
import { type KeptPiece, type Piece, asList, pieceOf } from './list-pieces.ts';

export class PagePieces {
  readonly #nodes = new Rows(writeNodeRow);
  readonly #evidence = new Rows(writeEvidenceRow);
  /** Numbers hold as long as the nodes are the same. */
  #ends: { readonly ids: Report['nodes']; readonly rows: Rows<DetailedEdge> } | undefined;

  render(
    frame: string,
    ids: Report['nodes'],
    nodes: readonly KeptPiece<DetailedNode>[],
    edges: readonly KeptPiece<DetailedEdge>[],
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
  readonly #rowsOf = new WeakMap<KeptPiece<Element>, Piece>();

  constructor(write: (element: Element) => string) {
    this.#write = write;
  }

  of(pieces: readonly KeptPiece<Element>[]): readonly Piece[] {
    return pieces.map((piece) => {
      const rows = this.#rowsOf.get(piece) ?? pieceOf(`,${piece.elements.map(this.#write).join(',')}`);
      this.#rowsOf.set(piece, rows);
      return rows;
    });
  }
}
