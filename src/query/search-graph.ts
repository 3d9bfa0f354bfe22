// Searches in the dependency graph of a report: all dependents of nodes, the shortest paths between two nodes.
import type { LinkedEdges } from './link-edges.ts';

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

/** All files that depend on one of these, directly or indirectly, nearest first; without themselves. */
export function findAllDependents(graph: SearchableGraph, ...nodes: readonly number[]): Dependent[] {
  const distance = new Int32Array(graph.inStart.length - 1).fill(-1);
  for (const node of nodes) distance[node] = 0;
  const order = [...nodes];
  for (const at of order) {
    for (const edge of graph.inEdges.subarray(graph.inStart[at], graph.inStart[at + 1])) {
      const dependent = graph.edgeSource[edge] ?? 0;
      if (distance[dependent] !== -1) continue;
      distance[dependent] = (distance[at] ?? 0) + 1;
      order.push(dependent);
    }
  }
  return order
    .slice(nodes.length)
    .map((dependent) => ({ node: dependent, distance: distance[dependent] ?? 0 }));
}

/** The edges of all shortest paths from one node to another; empty if there is no path. */
export function findShortestPaths(graph: SearchableGraph, from: number, to: number): number[] {
  const distance = measureDistances(graph, from);
  const found: number[] = [];
  if ((distance[to] ?? -1) < 0) return found;
  const seen = new Set([to]);
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
  /** The edges of each path, from the first node to the second. */
  readonly paths: readonly (readonly number[])[];
  /** How many there are, also those that are not listed. */
  readonly count: number;
}

const pathLimit = 100;

/** All shortest paths from one node to another, the first hundred with their edges. */
export function listShortestPaths(graph: SearchableGraph, from: number, to: number): PathList {
  // From the target back: an edge comes after all edges behind it.
  const edges = findShortestPaths(graph, from, to);
  const countFrom = new Map([[to, 1]]);
  const leads = new Map<number, number[]>();
  for (const edge of edges) {
    const [source, target] = [graph.edgeSource[edge] ?? 0, graph.edgeTarget[edge] ?? 0];
    countFrom.set(source, (countFrom.get(source) ?? 0) + (countFrom.get(target) ?? 0));
    const known = leads.get(source);
    if (known === undefined) leads.set(source, [edge]);
    else known.push(edge);
  }
  if (edges.length === 0) return { paths: [], count: 0 };
  let paths: number[][] = [[]];
  for (let isComplete = false; !isComplete;) {
    const longer = paths.flatMap((path) => {
      const last = path.at(-1);
      const at = last === undefined ? from : (graph.edgeTarget[last] ?? to);
      return (leads.get(at) ?? []).map((edge) => [...path, edge]);
    });
    paths = longer.slice(0, pathLimit);
    isComplete = graph.edgeTarget[paths[0]?.at(-1) ?? -1] === to;
  }
  return { paths, count: countFrom.get(from) ?? 0 };
}

/** Node → length of the shortest path to it, -1 if there is none. */
function measureDistances(graph: SearchableGraph, from: number): Int32Array {
  const distance = new Int32Array(graph.inStart.length - 1).fill(-1);
  distance[from] = 0;
  const order = [from];
  for (const at of order) {
    for (const edge of graph.outEdges.subarray(graph.outStart[at], graph.outStart[at + 1])) {
      const target = graph.edgeTarget[edge] ?? 0;
      if (distance[target] !== -1) continue;
      distance[target] = (distance[at] ?? 0) + 1;
      order.push(target);
    }
  }
  return distance;
}
