import type { ChangedCycle, ChangedDependency, ChangeState } from '../model/change.ts';
import type { CycleKind, Dependency, DetailedEdge, Report } from '../model/report.ts';
import { carries, findCircle, findCircleThrough } from '../query/find-cycle-path.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { byState, compareGroups, type GroupChange } from './compare-groups.ts';
import { isStronger, writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareCycles(sides: Sides): readonly ChangedCycle[] {
  const { before, after, names } = sides;
  const old = before.cycles.map((members) => members.map(names.toAfter));
  const changes = compareGroups(old, after.cycles).flatMap((change) => {
    const state = stateOf(sides, change);
    return state === 'same' ? [] : [{ change, state }];
  });
  if (changes.length === 0) return [];
  const edgesAfter = edgesOfCycles(after);
  const edgesBefore = edgesOfCycles(before);
  return changes
    .map(({ change, state }) => {
      const own = change.after === undefined ? [] : edgesAfter(change.after);
      const earlier = change.before === undefined ? [] : edgesBefore(change.before);
      const isLess = state === 'gone' || state === 'shrunk';
      const because = isLess ? weakened(sides, earlier) : strengthened(sides, own);
      return {
        ...describe(sides, change, state),
        because,
        path: change.after === undefined ? [] : findPath(after, change.after, { edges: own, because }),
      };
    })
    .sort(byState);
}

function stateOf(sides: Sides, change: GroupChange): ChangeState | 'same' {
  if (change.state !== 'same') return change.state;
  const was = kindOf(sides.before, change.before);
  const is = kindOf(sides.after, change.after);
  return was === undefined || is === undefined || was === is ? 'same' : 'changed';
}

function describe(
  { before, after, names }: Sides,
  change: GroupChange,
  state: ChangeState,
): Omit<ChangedCycle, 'because' | 'path'> {
  const old = change.before === undefined ? [] : before.cycles[change.before]!;
  const members = change.after === undefined ? [] : after.cycles[change.after]!;
  const was = kindOf(before, change.before);
  const is = change.after === undefined ? was : kindOf(after, change.after);
  return {
    state,
    ...(is !== undefined && { kind: is }),
    ...(is !== undefined && was !== undefined && is !== was && { kindBefore: was }),
    members: change.after === undefined ? old : members,
    sizeBefore: old.length,
    sizeAfter: members.length,
    joined: change.joined,
    left: change.left.map(names.toBefore),
  };
}

/** A report of another program does not say it. */
function kindOf({ cycleDetails }: Report, at: number | undefined): CycleKind | undefined {
  return at === undefined ? undefined : cycleDetails[at]?.kind;
}

/** The dependencies that make each cycle, collected in one walk. */
function edgesOfCycles({ cycles, detailed }: Report): (at: number) => readonly DetailedEdge[] {
  const cycleOf = new Map(cycles.flatMap((members, at) => members.map((member) => [member, at] as const)));
  const inside = detailed.edges.filter(
    ({ source, target, isCircular }) => isCircular && cycleOf.get(source) === cycleOf.get(target),
  );
  const edgesOf = groupBy(inside, ({ source }) => cycleOf.get(source));
  // Which of two ways around is found must not depend on who wrote the report.
  return (at) => (edgesOf.get(at) ?? []).toSorted(byEnds);
}

function strengthened({ edges }: Sides, own: readonly DetailedEdge[]): readonly ChangedDependency[] {
  return own.filter((edge) => isStronger(edge, edges.earlier(edge), 'cycle')).map(writeDependency);
}

function weakened({ edges }: Sides, own: readonly DetailedEdge[]): readonly ChangedDependency[] {
  return own.filter((edge) => isStronger(edge, edges.later(edge), 'cycle')).map(writeDependency);
}

interface Inside {
  readonly edges: readonly DetailedEdge[];
  readonly because: readonly ChangedDependency[];
}

function findPath(
  { cycles, cycleDetails }: Report,
  at: number,
  { edges, because }: Inside,
): readonly ChangedDependency[] {
  const kind = cycleDetails[at]?.kind;
  const loading = edges.filter((edge) => carries(edge, kind));
  const named = because.map(({ source, target }): Dependency => [source, target]);
  const path =
    findCircleThrough(loading, named) ??
    findCircleThrough(edges, named) ??
    findCircle(edges, cycles[at]!, { kind });
  return path.map(writeDependency);
}
