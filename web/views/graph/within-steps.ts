// The part of the project around a file or a folder.
import type { ReportIndex } from '../../state/report-index.ts';

/** Node → 1 if it is in `shown` and at most so many steps from a start: what these depend on, and what depends on them. */
export function findWithinSteps(
  index: ReportIndex,
  starts: readonly number[],
  steps: number,
  shown: Uint8Array,
): Uint8Array {
  const near = new Uint8Array(index.nodes.length);
  const { outStart, outEdges, edgeTarget, inStart, inEdges, edgeSource } = index;
  const walks = [
    { start: outStart, edges: outEdges, ends: edgeTarget },
    { start: inStart, edges: inEdges, ends: edgeSource },
  ];
  for (const { start, edges, ends } of walks) {
    const seen = new Set(starts.filter((node) => shown[node] === 1));
    let last = [...seen];
    for (let step = 0; step < steps && last.length > 0; step++) {
      const next: number[] = [];
      for (const node of last) {
        for (const edge of edges.subarray(start[node], start[node + 1])) {
          const end = ends[edge] ?? 0;
          if (shown[end] !== 1 || seen.has(end)) continue;
          seen.add(end);
          next.push(end);
        }
      }
      last = next;
    }
    for (const node of seen) near[node] = 1;
  }
  return near;
}
