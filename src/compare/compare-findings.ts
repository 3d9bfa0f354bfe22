// Findings that rest on one dependency and on an order of folders: back dependencies and layer violations. The ends of the
// dependency identify the finding; the names of the folders do not.
import type { ChangedDependency, ChangeOrigin, Difference } from '../model/change.ts';
import type { Dependency, DetailedEdge } from '../model/report.ts';
import { byEnds } from './compare-dependencies.ts';
import { isStronger, writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export interface Finding<Detail> {
  readonly dependency: Dependency;
  /** What the report says besides the dependency. */
  readonly detail: Detail;
}

type Found<Detail> = Detail & ChangedDependency & { readonly origin: ChangeOrigin };

export function compareFindings<Detail>(
  sides: Sides,
  before: readonly Finding<Detail>[],
  after: readonly Finding<Detail>[],
): Difference<Found<Detail>> {
  const { edges } = sides;
  const old = findEdges(before, edges.inBefore);
  const fresh = findEdges(after, edges.inAfter);
  return {
    added: [...fresh]
      .filter(([edge]) => !isIn(old, edges.earlier(edge)))
      .map(([edge, detail]) => ({ ...writeDependency(edge), ...detail, origin: originAfter(sides, edge) }))
      .sort(byEnds),
    removed: [...old]
      .filter(([edge]) => !isIn(fresh, edges.later(edge)))
      .map(([edge, detail]) => ({ ...writeDependency(edge), ...detail, origin: originBefore(sides, edge) }))
      .sort(byEnds),
  };
}

function findEdges<Detail>(
  findings: readonly Finding<Detail>[],
  find: (dependency: Dependency) => DetailedEdge | undefined,
): ReadonlyMap<DetailedEdge, Detail> {
  return new Map(
    findings.flatMap(({ dependency, detail }) => {
      const edge = find(dependency);
      return edge === undefined ? [] : [[edge, detail] as const];
    }),
  );
}

function isIn(known: ReadonlyMap<DetailedEdge, unknown>, edge: DetailedEdge | undefined): boolean {
  return edge !== undefined && known.has(edge);
}

/** Why it is there only afterwards. */
function originAfter({ edges, names }: Sides, edge: DetailedEdge): ChangeOrigin {
  if (isStronger(edge, edges.earlier(edge), 'tangle')) return 'dependency';
  return names.isMoved(edge.source) || names.isMoved(edge.target) ? 'move' : 'order';
}

/** Why it was there only before. */
function originBefore({ edges, names }: Sides, edge: DetailedEdge): ChangeOrigin {
  const later = edges.later(edge);
  if (later === undefined || isStronger(edge, later, 'tangle')) return 'dependency';
  return names.isMoved(later.source) || names.isMoved(later.target) ? 'move' : 'order';
}
