// The groups on screen as the graph that sigma draws. Nodes and edges are keyed by number: names from the project never
// become keys.
import { DirectedGraph } from 'graphology';
import type { ShownGroups } from '../groups/shown-groups.ts';

export interface Position {
  readonly x: number;
  readonly y: number;
}

export type GroupGraph = DirectedGraph<Position>;

/** More arrows would take longer than a frame and show no more; the heaviest are kept. */
const arrowLimit = 20_000;

/** The closed groups, and the links between them by their index in `shown.links`. */
export function buildGraph(shown: ShownGroups, positionOf: (group: number) => Position): GroupGraph {
  const graph: GroupGraph = new DirectedGraph();
  shown.groups.forEach((_, group) => {
    if (shown.isOpen[group] === 0) graph.addNode(String(group), positionOf(group));
  });
  for (const link of findDrawnLinks(shown)) {
    const { from, to } = shown.links[link] ?? { from: 0, to: 0 };
    graph.addEdgeWithKey(String(link), String(from), String(to));
  }
  return graph;
}

/** Indices of the links between different groups. */
export function findDrawnLinks({ links }: ShownGroups): number[] {
  const between = links.flatMap(({ from, to }, link) => (from === to ? [] : [link]));
  if (between.length <= arrowLimit) return between;
  const weightOf = (link: number): number => links[link]?.dependencies ?? 0;
  return between.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, arrowLimit);
}
