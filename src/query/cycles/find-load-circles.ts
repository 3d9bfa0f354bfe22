// Groups of files that load each other in a cycle. A load cycle contains at least one; lazy imports can close a larger cycle
// around it, and changes to the larger one alone have no effect at load time.
import { findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import type { DetailedEdge, Report } from '../../model/report.ts';
import { carries } from './find-cycle-path.ts';
import { groupBy } from '../../std/group-by.ts';

export interface LoadCircle {
  /** Index of its cycle in the report. */
  readonly cycle: number;
  readonly members: readonly string[];
}

/**
 * For each load cycle in order; files that only import themselves are left out. `edgesOf` are the dependencies inside each
 * cycle.
 */
export function findLoadCircles(
  { cycles, cycleDetails }: Report,
  edgesOf: (cycle: number) => readonly DetailedEdge[],
): readonly LoadCircle[] {
  return cycles.flatMap((members, cycle) => {
    if (members.length === 1 || cycleDetails[cycle]?.kind !== 'load') return [];
    const circles = circlesAmong(members, edgesOf(cycle));
    return (circles.length === 0 ? [members] : circles).map((circle) => ({ cycle, members: circle }));
  });
}

function circlesAmong(members: readonly string[], edges: readonly DetailedEdge[]): readonly string[][] {
  const numberOf = new Map(members.map((member, i) => [member, i]));
  const loading = edges
    .filter((edge) => carries(edge, 'load'))
    .map(({ source, target }) => ({ from: numberOf.get(source)!, to: numberOf.get(target)! }));
  const links = linkPairs(members.length, pairsOf(loading));
  const componentOf = findComponents(links, new Uint8Array(loading.length).fill(1));
  const circles = groupBy(members, (member) => componentOf[numberOf.get(member)!]!);
  return [...circles.values()].filter(({ length }) => length > 1);
}
