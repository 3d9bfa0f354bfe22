// Renders the report in pieces. Most pieces do not change from one analysis to the next: only those that did are rendered
// and sent again.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { renderFrame } from '../report/render-page-report.ts';
import { ListPieces, type Piece, asList, pieceOf } from './list-pieces.ts';
import { PagePieces } from './page-pieces.ts';
import { isSameEdge, isSameNode, isSamePair } from './same-elements.ts';

export interface RenderedReport {
  /** Concatenated, the bytes that `renderReport` writes. */
  readonly whole: readonly Piece[];
  /** Concatenated, the bytes that `renderPageReport` writes. */
  readonly page: readonly Piece[];
}

/** The positions of the long lists. Unambiguous: JSON strings contain no line breaks. */
const places = ['\n  "nodes": []', '\n  "edges": []', '\n    "nodes": []', '\n    "edges": []'] as const;

export class ReportPieces {
  readonly #nodes: ListPieces<string>;
  readonly #edges: ListPieces<readonly [string, string]>;
  readonly #detailedNodes: ListPieces<DetailedNode>;
  readonly #detailedEdges: ListPieces<DetailedEdge>;
  readonly #page = new PagePieces();

  constructor(usualLength = 256) {
    const shallow = { indent: '    ', usualLength };
    const deep = { indent: '      ', usualLength };
    this.#nodes = new ListPieces({ ...shallow, keyOf: (id) => id, isSame: Object.is });
    this.#edges = new ListPieces({ ...shallow, keyOf: ([source]) => source, isSame: isSamePair });
    this.#detailedNodes = new ListPieces({ ...deep, keyOf: ({ id }) => id, isSame: isSameNode });
    this.#detailedEdges = new ListPieces({ ...deep, keyOf: ({ source }) => source, isSame: isSameEdge });
  }

  /** An unchanged piece is the same object as before. */
  render(report: Report): RenderedReport {
    const frame = renderFrame(report);
    const detailedNodes = this.#detailedNodes.render(report.detailed.nodes);
    const detailedEdges = this.#detailedEdges.render(report.detailed.edges);
    const lists = [
      this.#nodes.render(report.nodes),
      this.#edges.render(report.edges),
      detailedNodes,
      detailedEdges,
    ];
    return {
      whole: putInto(frame, lists),
      page: this.#page.render(frame, report.nodes, detailedNodes, detailedEdges),
    };
  }
}

function putInto(frame: string, lists: readonly (readonly Piece[])[]): readonly Piece[] {
  let rest = frame;
  const pieces: Piece[] = [];
  for (const [i, place] of places.entries()) {
    const list = lists[i] ?? [];
    if (list.length === 0) continue;
    const start = rest.indexOf(place) + place.length - ']'.length;
    pieces.push(pieceOf(rest.slice(0, start)), ...asList(list));
    rest = place.slice(0, place.indexOf('"')) + rest.slice(start);
  }
  return [...pieces, pieceOf(rest)];
}
