// The part of the report that the free graph draws. Nodes and edges are keyed by their numbers: names from the project
// never become keys.
import { DirectedGraph } from 'graphology';
import type { ReportIndex } from '../../state/report-index.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type ReportGraph = DirectedGraph<Place>;

/** Beyond this, edges are drawn for what is in focus alone, and nothing drifts. */
const edgeLimit = 45_000;

/** The nodes that the filters leave, each where `placeOf` has it, and the edges between them. */
export function buildGraph(
  index: ReportIndex,
  shown: Uint8Array,
  placeOf: (node: number) => Place,
): ReportGraph {
  const graph: ReportGraph = new DirectedGraph();
  index.nodes.forEach((_, node) => {
    if (shown[node] === 1) graph.addNode(String(node), placeOf(node));
  });
  if (index.edgeCount > edgeLimit) return graph;
  for (let edge = 0; edge < index.edgeCount; edge++) addEdge(graph, index, edge);
  return graph;
}

/** Leaves out what leads to a node that is not there. */
export function addEdge(graph: ReportGraph, index: ReportIndex, edge: number): void {
  const source = String(index.edgeSource[edge]);
  const target = String(index.edgeTarget[edge]);
  if (source !== target && graph.hasNode(source) && graph.hasNode(target))
    graph.addEdgeWithKey(String(edge), source, target);
}

/** All edges are there, so that what belongs together can drift together. */
export function hasAllEdges(index: ReportIndex): boolean {
  return index.edgeCount <= edgeLimit;
}
