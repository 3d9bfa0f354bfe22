import type { ChangedDependency, ChangedTangle } from '../model/change.ts';
import type { DetailedEdge, Report, Tangle } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { byState, compareGroups, type GroupChange } from '../query/cycles/compare-groups.ts';
import { createLifter } from './lift-edge.ts';
import { isStronger, writeDependency } from './match-edges.ts';
import { matchMembers, type TangledFiles } from './match-members.ts';
import type { Sides } from './sides.ts';

export function compareTangles(sides: Sides): readonly ChangedTangle[] {
  const { before, after, names, edges } = sides;
  const toAfter = matchMembers({ earlier: tangledFiles(before), later: tangledFiles(after) }, names);
  // Compared by full paths: the folder of a tangle can change when a part of the project gets its own manifest.
  const changes = compareGroups(
    before.tangles.map(({ members }) => members.map(toAfter)),
    after.tangles.map(({ members }) => members),
  ).filter(({ state, joined }) => state !== 'same' && !(state === 'new' && wasCycle(sides, joined)));
  if (changes.length === 0) return [];
  const isMoved = ({ source, target }: DetailedEdge): boolean =>
    names.isMoved(source) || names.isMoved(target);
  const strengthened = edges.different.flatMap(({ before: then, after: now }) =>
    now !== undefined && (isStronger(now, then, 'tangle') || isMoved(now)) ? [now] : [],
  );
  const weakened = edges.different.flatMap(({ before: then, after: now }) =>
    then !== undefined && (isStronger(then, now, 'tangle') || (now !== undefined && isMoved(now)))
      ? [then]
      : [],
  );
  const strengthenedIn = groupByTangle(after, strengthened);
  const weakenedIn = groupByTangle(before, weakened);
  return changes
    .map((change) => {
      const isLess = change.state === 'gone' || change.state === 'shrunk';
      const because = isLess ? weakenedIn(change.before) : strengthenedIn(change.after);
      return { ...describe(sides, change, toAfter), because };
    })
    .sort(byState);
}

/** Whether the members of a tangle were files of one cycle, some of which are folders now: then the tangle is not new. */
function wasCycle({ before, after, names }: Sides, tangle: readonly string[]): boolean {
  const earlier = tangledFiles({ ...before, tangles: before.cycles.map((members) => ({ members })) });
  const later = tangledFiles({ ...after, tangles: [{ members: tangle }] });
  const toMember = matchMembers({ earlier, later }, names);
  return before.cycles.some((cycle) => {
    const members = new Set(cycle.map(toMember));
    return tangle.every((member) => members.has(member));
  });
}

function tangledFiles({
  tangles,
  detailed,
}: Pick<Report, 'detailed'> & Pick<TangledFiles, 'tangles'>): TangledFiles {
  return { tangles, files: new Set(detailed.nodes.map(({ id }) => id)) };
}

function describe(
  { before, after }: Sides,
  change: GroupChange,
  toAfter: (member: string) => string,
): Omit<ChangedTangle, 'because'> {
  const old = change.before === undefined ? undefined : before.tangles[change.before];
  const now = change.after === undefined ? undefined : after.tangles[change.after];
  const { folder, members } = (now ?? old)!;
  const left = new Set(change.left);
  return {
    state: change.state === 'same' ? 'changed' : change.state,
    folder,
    members,
    sizeBefore: old?.members.length ?? 0,
    sizeAfter: now?.members.length ?? 0,
    joined: change.joined,
    left: old?.members.filter((member) => left.has(toAfter(member))) ?? [],
  };
}

/** Index of a tangle → those of these dependencies that connect its members. */
function groupByTangle(
  report: Report,
  edges: readonly DetailedEdge[],
): (at: number | undefined) => readonly ChangedDependency[] {
  if (edges.length === 0 || report.tangles.length === 0) return () => [];
  const lift = createLifter(report);
  const tangleOf = findMembers(report.tangles);
  const edgesOf = groupBy(edges, ({ source, target }) => {
    const lifted = lift(source, target);
    if (lifted === undefined) return undefined;
    const at = tangleOf.get(lifted.from);
    return at === tangleOf.get(lifted.to) ? at : undefined;
  });
  return (at) => (at === undefined ? [] : (edgesOf.get(at) ?? []).map(writeDependency).sort(byEnds));
}

function findMembers(tangles: readonly Tangle[]): ReadonlyMap<string, number> {
  return new Map(tangles.flatMap(({ members }, at) => members.map((member) => [member, at] as const)));
}
