// How a cycle is closed: the shortest closed path in it, through the dependency to cut if there is one.
import type { ReportIndex } from './report-index.ts';

interface Circle {
  /** Number of the cycle. */
  readonly cycle: number;
  /** An edge that the path must contain, if there is such a path. */
  readonly through?: number | undefined;
}

/** The edges of the shortest closed path in a cycle, in order; for a cycle at load time, of imports that load files. */
export function findShortestCycle(index: ReportIndex, { cycle, through }: Circle): number[] {
  const own = (edge: number): boolean =>
    index.edgeIsCircular[edge] === 1 && index.cycleOf[index.edgeTarget[edge] ?? 0] === cycle;
  const loads = (edge: number): boolean =>
    own(edge) && index.evidence.importsOf(edge).some(({ kind }) => kind === 'static');
  const isLoad = index.report.cycleDetails[cycle]?.kind === 'load';
  const path = isLoad ? shortest(index, { cycle, through, leads: loads }) : [];
  return path.length > 0 ? path : shortest(index, { cycle, through, leads: own });
}

interface Search extends Circle {
  /** Whether the path may use an edge. */
  leads(edge: number): boolean;
}

/** Tries at most a hundred starting points. */
function shortest(index: ReportIndex, { cycle, through, leads }: Search): number[] {
  if (through !== undefined) {
    const path = closePath(index, index.edgeSource[through] ?? 0, (edge, start) =>
      index.edgeSource[edge] === start ? edge === through : leads(edge),
    );
    if (path.length > 0) return path;
  }
  let best: number[] = [];
  for (const id of (index.report.cycles[cycle] ?? []).slice(0, 100)) {
    const path = closePath(index, index.numberOf.get(id) ?? 0, leads);
    if (path.length > 0 && (best.length === 0 || path.length < best.length)) best = path;
    if (best.length <= 2 && best.length > 0) break;
  }
  return best;
}

function closePath(
  index: ReportIndex,
  start: number,
  leads: (edge: number, start: number) => boolean,
): number[] {
  const reachedBy = new Map<number, number>();
  const order = [start];
  for (const at of order) {
    for (const edge of index.outEdges.subarray(index.outStart[at], index.outStart[at + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (!leads(edge, start)) continue;
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
