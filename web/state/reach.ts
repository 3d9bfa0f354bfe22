// How far one file's influence goes, and how one file leads to another.
import type { ReportIndex } from './report-index.ts';

/** All files that depend on this one, directly or through others, nearest first. */
export function findDependents(index: ReportIndex, node: number): number[] {
  const seen = new Uint8Array(index.nodes.length);
  seen[node] = 1;
  const order = [node];
  for (const at of order) {
    for (const edge of index.inEdges.subarray(index.inStart[at], index.inStart[at + 1])) {
      const user = index.edgeSource[edge] ?? 0;
      if (seen[user] === 1) continue;
      seen[user] = 1;
      order.push(user);
    }
  }
  return order.slice(1);
}

/** The edges of every shortest way from one node to the other, following imports; empty where there is none. */
export function findPaths(index: ReportIndex, from: number, to: number): number[] {
  const distance = measureDistance(index, from);
  const found: number[] = [];
  if ((distance[to] ?? -1) < 0) return found;
  const seen = new Set([to]);
  for (const at of seen) {
    for (const edge of index.inEdges.subarray(index.inStart[at], index.inStart[at + 1])) {
      const user = index.edgeSource[edge] ?? 0;
      if (distance[user] === -1 || (distance[user] ?? 0) + 1 !== distance[at]) continue;
      found.push(edge);
      seen.add(user);
    }
  }
  return found;
}

/** Node → imports on the shortest way to it, -1 where there is none. */
function measureDistance(index: ReportIndex, from: number): Int32Array {
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
