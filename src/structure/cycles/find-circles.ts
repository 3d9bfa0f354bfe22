// Cycles of judged files, type-only imports included: which folder a file belongs to does not depend on what runs.
import { componentSizes, findComponents, type Links } from '../../graph/find-components.ts';
import type { Graph } from '../../model/graph.ts';

/** Edge → 1 if it is of the product and between judged files. */
export function markCircleEdges(graph: Graph, isJudged: Uint8Array): Uint8Array {
  const { fileCount, edgeStart, edgeTarget, isOfProduct } = graph;
  const follows = new Uint8Array(edgeTarget.length);
  for (let file = 0; file < fileCount; file++) {
    if (isJudged[file] === 0) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      if (isJudged[edgeTarget[edge]!] === 1) follows[edge] = isOfProduct[edge]!;
    }
  }
  return follows;
}

export interface Circles {
  /** File → number of its cycle; every file outside all cycles has its own number. */
  readonly circleOf: Uint32Array;
  readonly isCircular: (source: number, target: number) => boolean;
}

export function findCircles(links: Links, follows: Uint8Array): Circles {
  const circleOf = findComponents(links, follows);
  const sizes = componentSizes(circleOf);
  return {
    circleOf,
    isCircular: (source, target) => circleOf[source] === circleOf[target] && sizes[circleOf[source]!]! > 1,
  };
}
