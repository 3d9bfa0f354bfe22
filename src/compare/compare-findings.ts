// Findings about one dependency and the order of folders: back dependencies and layer violations. A finding is identified by
// the two ends of the dependency, not by the names of the folders.
import type { ChangedDependency, ChangeOrigin, Difference } from '../model/change.ts';
import type { Dependency, DetailedEdge } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { isStronger, writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export interface Finding<Detail> {
  readonly dependency: Dependency;
  /** The other fields of the finding. */
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
  const added = [...fresh]
    .filter(([edge]) => !isIn(old, edges.earlier(edge)))
    .map(([edge, detail]) => ({ edge, detail, origin: originAfter(sides, edge) }));
  const removed = [...old]
    .filter(([edge]) => !isIn(fresh, edges.later(edge)))
    .map(([edge, detail]) => ({ edge, detail, origin: originBefore(sides, edge) }));
  const byTarget = dropMoved(sides, { added, removed }, ({ target }) => target);
  const rest = dropMoved(sides, byTarget, ({ source }) => source);
  return { added: rest.added.map(write).sort(byEnds), removed: rest.removed.map(write).sort(byEnds) };
}

interface FoundEdge<Detail> {
  readonly edge: DetailedEdge;
  readonly detail: Detail;
  readonly origin: ChangeOrigin;
}

function write<Detail>({ edge, detail, origin }: FoundEdge<Detail>): Found<Detail> {
  return { ...writeDependency(edge), ...detail, origin };
}

/**
 * Leaves out findings that moved from one file to another in the same folder: between the same folders, with the same file at
 * one end, nothing is new or gone.
 */
function dropMoved<Detail>(
  { names }: Sides,
  { added, removed }: Difference<FoundEdge<Detail>>,
  endOf: (edge: DetailedEdge) => string,
): Difference<FoundEdge<Detail>> {
  const isOwn = ({ origin }: FoundEdge<Detail>): boolean => origin === 'dependency';
  const gone = groupBy(removed.filter(isOwn), ({ edge, detail }) =>
    JSON.stringify([detail, names.toAfter(endOf(edge))]),
  );
  const taken = new Set<FoundEdge<Detail>>();
  const isNew = added.filter((each) => {
    const key = JSON.stringify([each.detail, endOf(each.edge)]);
    const before = isOwn(each) ? gone.get(key)?.find((other) => !taken.has(other)) : undefined;
    if (before !== undefined) taken.add(before);
    return before === undefined;
  });
  return { added: isNew, removed: removed.filter((each) => !taken.has(each)) };
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

/** Why it exists only afterwards. */
function originAfter({ edges, names }: Sides, edge: DetailedEdge): ChangeOrigin {
  if (isStronger(edge, edges.earlier(edge), 'tangle')) return 'dependency';
  return names.isMoved(edge.source) || names.isMoved(edge.target) ? 'move' : 'order';
}

/** Why it existed only before. */
function originBefore({ edges, names }: Sides, edge: DetailedEdge): ChangeOrigin {
  const later = edges.later(edge);
  if (later === undefined || isStronger(edge, later, 'tangle')) return 'dependency';
  return names.isMoved(later.source) || names.isMoved(later.target) ? 'move' : 'order';
}
