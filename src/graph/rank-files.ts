import type { Graph } from '../model/graph.ts';

/** File nodes worth `least` or more, the highest first, ties by ID. */
export function rankFiles(graph: Graph, valueOf: (file: number) => number, least: number): readonly number[] {
  const values = Float64Array.from(graph.files, (_, file) => valueOf(file));
  const ranked: number[] = [];
  for (const [file, value] of values.entries()) if (value >= least) ranked.push(file);
  return ranked.sort((a, b) => values[b]! - values[a]! || a - b);
}
