import { type Graph, outgoing } from '../model/graph.ts';

/** File → its outgoing dependencies divided by the largest number any file has, four decimals. */
export function scoreComplexity(graph: Graph): Float64Array {
  const scores = new Float64Array(graph.fileCount);
  let largest = 1;
  for (let file = 0; file < scores.length; file++) largest = Math.max(largest, outgoing(graph, file));
  for (let file = 0; file < scores.length; file++) {
    scores[file] = Math.round((outgoing(graph, file) * 10_000) / largest) / 10_000;
  }
  return scores;
}
