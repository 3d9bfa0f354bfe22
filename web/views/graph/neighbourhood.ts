// What is highlighted in the graph: the edges of the node in focus, or the paths between two nodes.
import { findShortestPaths } from '../../state/graph-search.ts';
import type { ReportIndex } from '../../state/report-index.ts';

export type EdgeRole = 'imports' | 'dependents' | 'path';

export interface Neighbourhood {
  /** Edge → why it is highlighted. */
  readonly roleOf: ReadonlyMap<number, EdgeRole>;
  /** The nodes in focus and their neighbours; empty if nothing is in focus. */
  readonly nodes: ReadonlySet<number>;
}

/** -1 means no node. */
export function findNeighbourhood(index: ReportIndex, focus: number, second: number): Neighbourhood {
  const roleOf = new Map<number, EdgeRole>();
  if (focus !== -1 && second !== -1) {
    for (const edge of findShortestPaths(index, focus, second)) roleOf.set(edge, 'path');
  } else if (focus !== -1) {
    const dependents = index.inEdges.subarray(index.inStart[focus], index.inStart[focus + 1]);
    const imports = index.outEdges.subarray(index.outStart[focus], index.outStart[focus + 1]);
    for (const edge of dependents) roleOf.set(edge, 'dependents');
    for (const edge of imports) roleOf.set(edge, 'imports');
  }
  const nodes = new Set([focus, second].filter((node) => node !== -1));
  for (const edge of roleOf.keys()) {
    nodes.add(index.edgeSource[edge] ?? 0);
    nodes.add(index.edgeTarget[edge] ?? 0);
  }
  return { roleOf, nodes };
}
