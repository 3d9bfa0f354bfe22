// The part of the report that the graph view draws. Nodes and edges are keyed by number: names from the project never become
// keys.
import { DirectedGraph } from 'graphology';
import type { ReportIndex } from '../../state/report-index.ts';

export interface Position {
  readonly x: number;
  readonly y: number;
}

export type ReportGraph = DirectedGraph<Position>;

/** With more edges, only those of the node in focus are drawn, and there is no force-directed layout. */
const edgeLimit = 45_000;

/** The nodes in `shown`, positioned by `positionOf`, and the edges between them. */
export function buildGraph(
  index: ReportIndex,
  shown: Uint8Array,
  positionOf: (node: number) => Position,
): ReportGraph {
  const graph: ReportGraph = new DirectedGraph();
  index.nodes.forEach((_, node) => {
    if (shown[node] === 1) graph.addNode(String(node), positionOf(node));
  });
  if (!hasAllEdges(index, shown)) return graph;
  for (let edge = 0; edge < index.edgeCount; edge++) addEdge(graph, index, edge);
  return graph;
}

/** Skips edges to nodes that are not in the graph. */
export function addEdge(graph: ReportGraph, index: ReportIndex, edge: number): void {
  const source = String(index.edgeSource[edge]);
  const target = String(index.edgeTarget[edge]);
  if (source !== target && graph.hasNode(source) && graph.hasNode(target))
    graph.addEdgeWithKey(String(edge), source, target);
}

/** Whether the graph has all edges, which a force-directed layout needs. */
export function hasAllEdges({ edgeSource, edgeTarget, edgeCount }: ReportIndex, shown: Uint8Array): boolean {
  let count = 0;
  for (let edge = 0; edge < edgeCount && count <= edgeLimit; edge++)
    count += (shown[edgeSource[edge] ?? 0] ?? 0) & (shown[edgeTarget[edge] ?? 0] ?? 0);
  return count <= edgeLimit;
}
