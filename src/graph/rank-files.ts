import type { Graph } from '../model/graph.ts';

/** File nodes worth `least` or more, the highest first, ties by ID. */
export function rankFiles(graph: Graph, valueOf: (file: number) => number, least: number): readonly number[] {
  const values = new Float64Array(graph.fileCount);
  const ranked: number[] = [];
  for (let file = 0; file < graph.fileCount; file++) {
    values[file] = valueOf(file);
    if (values[file]! >= least) ranked.push(file);
  }
  return ranked.sort((a, b) => values[b]! - values[a]! || a - b);
}
