// Searches the dependency graph of a report: all dependents of nodes, shortest paths between nodes.
import type { LinkedEdges } from './link-edges.ts';
import { addTo } from '../../std/multi-map.ts';

/** Nodes and edges are integers. */
export interface SearchableGraph extends LinkedEdges {
  /** Edge → its two ends. */
  readonly edgeSource: Uint32Array;
  readonly edgeTarget: Uint32Array;
}

/** A file that depends on another one. */
export interface Dependent {
  readonly node: number;
  /** Number of imports on the shortest path. */
  readonly distance: number;
}

/** All files that depend on one of these, directly or indirectly, nearest first; without the given ones. */
export function findAllDependents(graph: SearchableGraph, ...nodes: readonly number[]): Dependent[] {
  const { inStart, inEdges, edgeSource } = graph;
  const { order, distance } = spread(nodes, { start: inStart, edges: inEdges, end: edgeSource });
  return order
    .slice(nodes.length)
    .map((dependent) => ({ node: dependent, distance: distance[dependent] ?? 0 }));
}

/** The edges of all shortest paths from `from` to `to`; empty if there is no path. The two must have no node in common. */
export function findShortestPaths(
  graph: SearchableGraph,
  from: readonly number[],
  to: readonly number[],
): number[] {
  const { outStart, outEdges, edgeTarget } = graph;
  const { distance } = spread(from, { start: outStart, edges: outEdges, end: edgeTarget });
  const found: number[] = [];
  const reached = to.filter((node) => (distance[node] ?? -1) > 0);
  const shortest = reached.reduce((least, node) => Math.min(least, distance[node]!), Infinity);
  const seen = new Set(reached.filter((node) => distance[node] === shortest));
  for (const at of seen) {
    for (const edge of graph.inEdges.subarray(graph.inStart[at], graph.inStart[at + 1])) {
      const dependent = graph.edgeSource[edge] ?? 0;
      if (distance[dependent] === -1 || (distance[dependent] ?? 0) + 1 !== distance[at]) continue;
      found.push(edge);
      seen.add(dependent);
    }
  }
  return found;
}

export interface PathList {
  /** The edges of each path, from its first node to its last. */
  readonly paths: readonly (readonly number[])[];
  /** The total number, including those that are not listed. */
  readonly count: number;
}

const pathLimit = 100;

/** All shortest paths from `from` to `to`, with the edges of the first hundred. */
export function listShortestPaths(
  graph: SearchableGraph,
  from: readonly number[],
  to: readonly number[],
): PathList {
  // From the targets backwards: an edge comes after all edges behind it.
  const edges = findShortestPaths(graph, from, to);
  const countFrom = new Map(to.map((node) => [node, 1]));
  const leads = new Map<number, number[]>();
  for (const edge of edges) {
    const [source, target] = [graph.edgeSource[edge] ?? 0, graph.edgeTarget[edge] ?? 0];
    countFrom.set(source, (countFrom.get(source) ?? 0) + (countFrom.get(target) ?? 0));
    addTo(leads, source, edge);
  }
  if (edges.length === 0) return { paths: [], count: 0 };
  const isEnd = new Set(to);
  let paths = from.flatMap((node) => (leads.get(node) ?? []).map((edge) => [edge])).slice(0, pathLimit);
  while (!isEnd.has(graph.edgeTarget[paths[0]!.at(-1)!]!)) {
    const longer = paths.flatMap((path) =>
      (leads.get(graph.edgeTarget[path.at(-1)!]!) ?? []).map((edge) => [...path, edge]),
    );
    paths = longer.slice(0, pathLimit);
  }
  return { paths, count: from.reduce((sum, node) => sum + (countFrom.get(node) ?? 0), 0) };
}

/** One direction: the edges of node n are `edges` from start[n] to start[n + 1], and each leads to its `end`. */
interface Direction {
  readonly start: Uint32Array;
  readonly edges: Uint32Array;
  readonly end: Uint32Array;
}

interface Reached {
  /** Nearest first, starting with the given nodes. */
  readonly order: readonly number[];
  /** Node → length of the shortest path to it, -1 if there is none. */
  readonly distance: Int32Array;
}

function spread(nodes: readonly number[], { start, edges, end }: Direction): Reached {
  const distance = new Int32Array(start.length - 1).fill(-1);
  for (const node of nodes) distance[node] = 0;
  const order = [...nodes];
  for (const at of order) {
    for (const edge of edges.subarray(start[at], start[at + 1])) {
      const next = end[edge] ?? 0;
      if (distance[next] !== -1) continue;
      distance[next] = (distance[at] ?? 0) + 1;
      order.push(next);
    }
  }
  return { order, distance };
}
