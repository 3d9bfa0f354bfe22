import { type Graph, outgoing } from '../model/graph.ts';

/** File → its outgoing dependencies divided by the largest number any file has, four decimals. */
export function scoreComplexity(graph: Graph): Float64Array {
  const imports = Float64Array.from(graph.files, (_, file) => outgoing(graph, file));
  const largest = imports.reduce((a, b) => Math.max(a, b), 0);
  return imports.map((count) => (largest === 0 ? 0 : Math.round((count * 10_000) / largest) / 10_000));
}
