import { type Graph, outgoing } from '../model/graph.ts';

/** File → its outgoing dependencies divided by the maximum of all files, four decimals. */
export function complexityScorer(graph: Graph): (file: number) => number {
  let largest = 1;
  for (let file = 0; file < graph.fileCount; file++) largest = Math.max(largest, outgoing(graph, file));
  return (file) => Math.round((outgoing(graph, file) * 10_000) / largest) / 10_000;
}
