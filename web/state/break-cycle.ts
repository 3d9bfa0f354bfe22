// How to break a cycle: the shortest closed path in it, and the dependency that is cheapest to remove.
import type { DetailedEdge, EdgeImport } from '../../src/model/report.ts';
import type { ReportIndex } from './report-index.ts';

/** The edges of the shortest closed path in a cycle, in order. Tries at most a hundred starting points. */
export function findShortestCycle(index: ReportIndex, cycle: number): number[] {
  const members = (index.report.cycles[cycle] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  let best: number[] = [];
  for (const start of members.slice(0, 100)) {
    const path = cycleFrom(index, start, cycle);
    if (path.length > 0 && (best.length === 0 || path.length < best.length)) best = path;
    if (best.length <= 2 && best.length > 0) break;
  }
  return best;
}

function cycleFrom(index: ReportIndex, start: number, cycle: number): number[] {
  const reachedBy = new Map<number, number>();
  const order = [start];
  for (const at of order) {
    for (const edge of index.outEdges.subarray(index.outStart[at], index.outStart[at + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (index.edgeIsCircular[edge] !== 1 || index.cycleOf[target] !== cycle) continue;
      if (target === start) return trace(index, reachedBy, edge, start);
      if (reachedBy.has(target)) continue;
      reachedBy.set(target, edge);
      order.push(target);
    }
  }
  return [];
}

function trace(
  index: ReportIndex,
  reachedBy: ReadonlyMap<number, number>,
  last: number,
  start: number,
): number[] {
  const path = [last];
  for (let at = index.edgeSource[last] ?? start; at !== start;) {
    const edge = reachedBy.get(at) ?? last;
    path.unshift(edge);
    at = index.edgeSource[edge] ?? start;
  }
  return path;
}

/** Prefers imports that are lazy or type-only, then the fewest lines. */
export function cheapestCut(edges: readonly DetailedEdge[]): DetailedEdge | undefined {
  return edges.toSorted((a, b) => costOf(a.imports) - costOf(b.imports))[0];
}

function costOf(imports: readonly EdgeImport[]): number {
  const heavy = imports.filter(({ kind }) => kind === 'static' || kind === 'reference').length;
  return heavy * 100 + imports.length;
}
