// What to do about a cycle: the shortest loop through it, and the dependency that is cheapest to cut.
import type { DetailedEdge, EdgeImport } from '../../src/model/report.ts';
import type { ReportIndex } from './report-index.ts';

/** The edges of the shortest loop in a cycle group, in order; more than a hundred starting points are not tried. */
export function findShortestLoop(index: ReportIndex, group: number): number[] {
  const members = (index.report.cycles[group] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  let best: number[] = [];
  for (const start of members.slice(0, 100)) {
    const loop = loopFrom(index, start, group);
    if (loop.length > 0 && (best.length === 0 || loop.length < best.length)) best = loop;
    if (best.length <= 2 && best.length > 0) break;
  }
  return best;
}

function loopFrom(index: ReportIndex, start: number, group: number): number[] {
  const reachedBy = new Map<number, number>();
  const order = [start];
  for (const at of order) {
    for (const edge of index.outEdges.subarray(index.outStart[at], index.outStart[at + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (index.edgeIsCircular[edge] !== 1 || index.cycleOf[target] !== group) continue;
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
  const loop = [last];
  for (let at = index.edgeSource[last] ?? start; at !== start;) {
    const edge = reachedBy.get(at) ?? last;
    loop.unshift(edge);
    at = index.edgeSource[edge] ?? start;
  }
  return loop;
}

/** Cheapest first: imports that are lazy or types already, then the fewest lines. */
export function cheapestCut(edges: readonly DetailedEdge[]): DetailedEdge | undefined {
  return edges.toSorted((a, b) => costOf(a.imports) - costOf(b.imports))[0];
}

function costOf(imports: readonly EdgeImport[]): number {
  const heavy = imports.filter(({ kind }) => kind === 'static' || kind === 'reference').length;
  return heavy * 100 + imports.length;
}
