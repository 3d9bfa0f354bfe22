// What is highlighted in the graph: the edges of the node in focus, the paths between two nodes, the cycle in focus.
import { isInFolder } from '../../state/format.ts';
import { findCycleEdges, findFolderEdges, findShortestPaths } from '../../state/graph-search.ts';
import type { ReportIndex } from '../../state/report-index.ts';

export type EdgeRole = 'imports' | 'dependents' | 'path' | 'cycle';

export interface Neighbourhood {
  /** Edge → why it is highlighted. */
  readonly roleOf: ReadonlyMap<number, EdgeRole>;
  /** The nodes in focus and their neighbours; empty if nothing is in focus. */
  readonly nodes: ReadonlySet<number>;
}

export interface GraphFocus {
  /** -1 means no node. */
  readonly focus: number;
  readonly second: number;
  /** Number of the cycle in focus. */
  readonly cycle: number | null;
  /** Path of the selected folder. */
  readonly folder: string | null;
}

export function findNeighbourhood(
  index: ReportIndex,
  { focus, second, cycle, folder }: GraphFocus,
): Neighbourhood {
  const roleOf = new Map<number, EdgeRole>();
  if (focus !== -1 && second !== -1) {
    for (const edge of findShortestPaths(index, focus, second)) roleOf.set(edge, 'path');
  } else if (focus !== -1) {
    const dependents = index.inEdges.subarray(index.inStart[focus], index.inStart[focus + 1]);
    const imports = index.outEdges.subarray(index.outStart[focus], index.outStart[focus + 1]);
    for (const edge of dependents) roleOf.set(edge, 'dependents');
    for (const edge of imports) roleOf.set(edge, 'imports');
  } else if (folder !== null) {
    const found = findFolderEdges(index, folder);
    for (const edge of found.in) roleOf.set(edge, 'dependents');
    for (const edge of found.out) roleOf.set(edge, 'imports');
  }
  for (const edge of findCycleEdges(index, cycle)) roleOf.set(edge, 'cycle');
  const nodes = new Set([focus, second].filter((node) => node !== -1));
  if (folder !== null && focus === -1)
    index.nodes.forEach((node, number) => {
      if (node.type === 'file' && isInFolder(node.folder, folder)) nodes.add(number);
    });
  // Of a folder, its own files are near: with all their neighbours, everything would be.
  const isFolder = folder !== null && focus === -1;
  for (const [edge, role] of roleOf) {
    if (isFolder && role !== 'cycle') continue;
    nodes.add(index.edgeSource[edge] ?? 0);
    nodes.add(index.edgeTarget[edge] ?? 0);
  }
  return { roleOf, nodes };
}
