// The report as it is written, in pieces of which most are the same from one analysis to the next: only what changed is
// rendered, and sent, again.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { renderReport } from '../report/render-report.ts';
import { ListPieces, type Piece } from './list-pieces.ts';
import { isSameEdge, isSameNode, isSamePair } from './same-elements.ts';

/** The report without its long lists has these lines, each once: no line begins like this within a string of JSON. */
const places = ['\n  "nodes": []', '\n  "edges": []', '\n    "nodes": []', '\n    "edges": []'] as const;

export class ReportPieces {
  readonly #nodes: ListPieces<string>;
  readonly #edges: ListPieces<readonly [string, string]>;
  readonly #detailedNodes: ListPieces<DetailedNode>;
  readonly #detailedEdges: ListPieces<DetailedEdge>;
  /** The list's first piece → the same without the comma before its first element. */
  readonly #firsts = new WeakMap<Piece, Piece>();

  constructor(usualLength = 256) {
    const shallow = { indent: '    ', usualLength };
    const deep = { indent: '      ', usualLength };
    this.#nodes = new ListPieces({ ...shallow, keyOf: (id) => id, isSame: Object.is });
    this.#edges = new ListPieces({ ...shallow, keyOf: ([source]) => source, isSame: isSamePair });
    this.#detailedNodes = new ListPieces({ ...deep, keyOf: ({ id }) => id, isSame: isSameNode });
    this.#detailedEdges = new ListPieces({ ...deep, keyOf: ({ source }) => source, isSame: isSameEdge });
  }

  /** Together they are byte for byte what `renderReport` writes. A piece that was there before is the same object. */
  render(report: Report): readonly Piece[] {
    const { nodes, edges, detailed } = report;
    const lists = [
      this.#nodes.render(nodes),
      this.#edges.render(edges),
      this.#detailedNodes.render(detailed.nodes),
      this.#detailedEdges.render(detailed.edges),
    ];
    const frame = { ...report, nodes: [], edges: [], detailed: { nodes: [], edges: [] } };
    let rest = [...renderReport(frame)].join('');
    const pieces: Piece[] = [];
    for (const [i, place] of places.entries()) {
      const start = rest.indexOf(place) + place.length - ']'.length;
      const [first, ...others] = lists[i] ?? [];
      if (first === undefined) continue;
      pieces.push(pieceOf(rest.slice(0, start)), this.#withoutComma(first), ...others);
      rest = place.slice(0, place.indexOf('"')) + rest.slice(start);
    }
    return [...pieces, pieceOf(rest)];
  }

  #withoutComma(piece: Piece): Piece {
    let first = this.#firsts.get(piece);
    if (first === undefined) {
      first = { bytes: piece.bytes.subarray(','.length) };
      this.#firsts.set(piece, first);
    }
    return first;
  }
}

function pieceOf(text: string): Piece {
  return { bytes: Buffer.from(text) };
}
