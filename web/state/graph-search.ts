// Searches in the dependency graph: all dependents of a node, the shortest paths between two nodes, the edges of a cycle.
import { isInFolder } from './format.ts';
import type { ReportIndex } from './report-index.ts';

/** A file that depends on another one. */
export interface Dependent {
  readonly node: number;
  /** Number of imports on the shortest path. */
  readonly distance: number;
}

/** All files that depend on this one, directly or indirectly, nearest first. */
export function findAllDependents(index: ReportIndex, node: number): Dependent[] {
  const distance = new Int32Array(index.nodes.length).fill(-1);
  distance[node] = 0;
  const order = [node];
  for (const at of order) {
    for (const edge of index.inEdges.subarray(index.inStart[at], index.inStart[at + 1])) {
      const dependent = index.edgeSource[edge] ?? 0;
      if (distance[dependent] !== -1) continue;
      distance[dependent] = (distance[at] ?? 0) + 1;
      order.push(dependent);
    }
  }
  return order.slice(1).map((dependent) => ({ node: dependent, distance: distance[dependent] ?? 0 }));
}

/** The edges of all shortest paths from one node to another; empty if there is no path. */
export function findShortestPaths(index: ReportIndex, from: number, to: number): number[] {
  const distance = measureDistances(index, from);
  const found: number[] = [];
  if ((distance[to] ?? -1) < 0) return found;
  const seen = new Set([to]);
  for (const at of seen) {
    for (const edge of index.inEdges.subarray(index.inStart[at], index.inStart[at + 1])) {
      const dependent = index.edgeSource[edge] ?? 0;
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
export function listShortestPaths(index: ReportIndex, from: number, to: number): PathList {
  // From the target back: an edge comes after all edges behind it.
  const edges = findShortestPaths(index, from, to);
  const countFrom = new Map([[to, 1]]);
  const leads = new Map<number, number[]>();
  for (const edge of edges) {
    const [source, target] = [index.edgeSource[edge] ?? 0, index.edgeTarget[edge] ?? 0];
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
      const at = last === undefined ? from : (index.edgeTarget[last] ?? to);
      return (leads.get(at) ?? []).map((edge) => [...path, edge]);
    });
    paths = longer.slice(0, pathLimit);
    isComplete = index.edgeTarget[paths[0]?.at(-1) ?? -1] === to;
  }
  return { paths, count: countFrom.get(from) ?? 0 };
}

/** Node → length of the shortest path to it, -1 if there is none. */
function measureDistances(index: ReportIndex, from: number): Int32Array {
  const distance = new Int32Array(index.nodes.length).fill(-1);
  distance[from] = 0;
  const order = [from];
  for (const at of order) {
    for (const edge of index.outEdges.subarray(index.outStart[at], index.outStart[at + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (distance[target] !== -1) continue;
      distance[target] = (distance[at] ?? 0) + 1;
      order.push(target);
    }
  }
  return distance;
}

/** The edges between the members of a cycle that are part of it; none for null. */
export function findCycleEdges(index: ReportIndex, cycle: number | null): number[] {
  if (cycle === null) return [];
  const members = (index.report.cycles[cycle] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  return members.flatMap((node) =>
    [...index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])].filter(
      (edge) => index.edgeIsCircular[edge] === 1 && index.cycleOf[index.edgeTarget[edge] ?? 0] === cycle,
    ),
  );
}

export interface FolderEdges {
  /** The edges from files in a folder to files outside, and the other way round. */
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export function findFolderEdges(
  { nodes, edgeSource, edgeTarget, fileCount }: ReportIndex,
  folder: string,
): FolderEdges {
  const isMember = Uint8Array.from(nodes, (node) =>
    Number(node.type === 'file' && isInFolder(node.folder, folder)),
  );
  const out: number[] = [];
  const into: number[] = [];
  edgeSource.forEach((source, edge) => {
    const target = edgeTarget[edge] ?? 0;
    if (target >= fileCount || isMember[source] === isMember[target]) return;
    (isMember[source] === 1 ? out : into).push(edge);
  });
  const step = Math.ceil((out.length + into.length) / folderEdgeLimit);
  const isKept = (_: number, at: number): boolean => at % step === 0;
  return { out: out.filter(isKept), in: into.filter(isKept) };
}

/** More would take long to draw and show no more: then every second, third … is left out. */
const folderEdgeLimit = 2000;
