import type { ChangedCycle, ChangedDependency, ChangeState } from '../model/change.ts';
import type { CycleKind, Dependency, DetailedEdge, Report } from '../model/report.ts';
import { carries, findCircle, findCircleThrough } from '../query/cycles/find-cycle-path.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { byState, compareGroups, type Existence } from '../query/cycles/compare-groups.ts';
import { findLoadCircles, type LoadCircle } from '../query/cycles/find-load-circles.ts';
import { isStronger, writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareCycles(sides: Sides): readonly ChangedCycle[] {
  const { before, after } = sides;
  const edgesBefore = edgesOfCycles(before);
  const edgesAfter = edgesOfCycles(after);
  const existence = existenceIn(sides);
  const wholes = compareWholes(sides, existence);
  const isSaid = saysKinds(before) && saysKinds(after);
  const loading = isSaid ? compareLoading(sides, existence, { edgesBefore, edgesAfter }) : [];
  // If the load cycle inside a cycle changed, only that is reported, not what lazy imports add.
  const others = wholes.filter((whole) => !loading.some((circle) => areOfOneCycle(circle, whole)));
  const said = loading.map((circle) => wholes.find((whole) => isKindOnly(whole, circle)) ?? circle);
  return [...said, ...others.map(withoutLoading)]
    .map((change) => {
      const { state, from, to, kind } = change;
      const inside = (circle: Circle | undefined, edgesOf: EdgesOf): readonly DetailedEdge[] =>
        circle === undefined ? [] : edgesAmong(circle, edgesOf);
      const own = inside(to, edgesAfter);
      const earlier = inside(from, edgesBefore);
      const isLess = state === 'gone' || state === 'shrunk';
      const because = isLess ? weakened(sides, earlier) : strengthened(sides, own);
      return {
        ...describe(sides, change),
        because,
        path: to === undefined ? [] : findPath(to.members, { edges: own, because, kind }),
      };
    })
    .sort(byState);
}

/** A cycle of a report, or the files in it that load each other. */
type Circle = LoadCircle;

interface CircleChange {
  readonly state: ChangeState;
  readonly from: Circle | undefined;
  readonly to: Circle | undefined;
  /** Absent if the report does not say. */
  readonly kind: CycleKind | undefined;
  readonly kindBefore: CycleKind | undefined;
  readonly joined: readonly string[];
  readonly left: readonly string[];
}

/** Reports of other programs have no kinds. */
function saysKinds({ cycles, cycleDetails }: Report): boolean {
  return cycleDetails.length === cycles.length;
}

/** Changes among files that load each other. */
function compareLoading(
  { before, after, names }: Sides,
  existence: Existence,
  { edgesBefore, edgesAfter }: { readonly edgesBefore: EdgesOf; readonly edgesAfter: EdgesOf },
): readonly CircleChange[] {
  const old = findLoadCircles(before, edgesBefore);
  const fresh = findLoadCircles(after, edgesAfter);
  const changes = compareGroups(
    old.map(({ members }) => members.map(names.toAfter)),
    fresh.map(({ members }) => members),
    existence,
  );
  return changes.flatMap(({ state, joined, left, ...at }): CircleChange[] => {
    if (state === 'same') return [];
    const from = at.before === undefined ? undefined : old[at.before];
    const to = at.after === undefined ? undefined : fresh[at.after];
    return [{ state, from, to, kind: 'load', kindBefore: 'load', joined, left }];
  });
}

function areOfOneCycle(a: CircleChange, b: CircleChange): boolean {
  const isSame = (one: Circle | undefined, other: Circle | undefined): boolean =>
    one !== undefined && one.cycle === other?.cycle;
  return isSame(a.from, b.from) || isSame(a.to, b.to);
}

/** Whether all files of a cycle load each other now, or did before, and nothing else changed. */
function isKindOnly(whole: CircleChange, circle: CircleChange): boolean {
  if (whole.state !== 'changed' || whole.joined.length > 0 || !areOfOneCycle(circle, whole)) return false;
  const [all, loading] = [whole.to ?? whole.from, circle.to ?? circle.from];
  return all?.members.length === loading?.members.length;
}

/** If the files that load each other are unchanged, the change is in the lazy imports around them. */
function withoutLoading(change: CircleChange): CircleChange {
  if ((change.to ?? change.from)?.members.length === 1) return change;
  const lazy = (kind: CycleKind | undefined): CycleKind | undefined => (kind === 'load' ? 'lazy' : kind);
  return { ...change, kind: lazy(change.kind), kindBefore: lazy(change.kindBefore) };
}

/** Changes of the cycles as a whole, lazy imports included. */
function compareWholes({ before, after, names }: Sides, existence: Existence): readonly CircleChange[] {
  const old = before.cycles.map((members) => members.map(names.toAfter));
  return compareGroups(old, after.cycles, existence).flatMap(
    ({ joined, left, ...change }): CircleChange[] => {
      const kindBefore = change.before === undefined ? undefined : kindOf(before, change.before);
      const kind = change.after === undefined ? kindBefore : kindOf(after, change.after);
      const isOther = kind !== undefined && kindBefore !== undefined && kind !== kindBefore;
      const state = change.state === 'same' && isOther ? 'changed' : change.state;
      if (state === 'same') return [];
      const circle = ({ cycles }: Report, cycle: number | undefined): Circle | undefined =>
        cycle === undefined ? undefined : { cycle, members: cycles[cycle]! };
      const [from, to] = [circle(before, change.before), circle(after, change.after)];
      return [{ state, from, to, kind, kindBefore, joined, left }];
    },
  );
}

function existenceIn({ before, after, names }: Sides): Existence {
  const idsOf = ({ detailed }: Report): ReadonlySet<string> => new Set(detailed.nodes.map(({ id }) => id));
  const [old, fresh] = [idsOf(before), idsOf(after)];
  return { isGone: (id) => !fresh.has(id), isNew: (id) => !old.has(names.toBefore(id)) };
}

function describe(
  { names }: Sides,
  { state, from, to, kind, kindBefore, joined, left }: CircleChange,
): Omit<ChangedCycle, 'because' | 'path'> {
  return {
    state,
    ...(kind !== undefined && { kind }),
    ...(kind !== undefined && kindBefore !== undefined && kind !== kindBefore && { kindBefore }),
    members: to?.members ?? from!.members,
    sizeBefore: from?.members.length ?? 0,
    sizeAfter: to?.members.length ?? 0,
    joined,
    left: left.map(names.toBefore),
  };
}

/** Undefined in reports of other programs. */
function kindOf({ cycleDetails }: Report, at: number): CycleKind | undefined {
  return cycleDetails[at]?.kind;
}

type EdgesOf = (cycle: number) => readonly DetailedEdge[];

function edgesAmong({ cycle, members }: Circle, edgesOf: EdgesOf): readonly DetailedEdge[] {
  const isMember = new Set(members);
  return edgesOf(cycle).filter(({ source, target }) => isMember.has(source) && isMember.has(target));
}

/** The dependencies of each cycle, collected in one pass. */
function edgesOfCycles({ cycles, detailed }: Report): EdgesOf {
  const cycleOf = new Map(cycles.flatMap((members, at) => members.map((member) => [member, at] as const)));
  const inside = detailed.edges.filter(
    ({ source, target, isCircular }) => isCircular && cycleOf.get(source) === cycleOf.get(target),
  );
  const edgesOf = groupBy(inside, ({ source }) => cycleOf.get(source));
  // Sorted, so that the choice between two paths around does not depend on who wrote the report.
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
  readonly kind: CycleKind | undefined;
}

function findPath(
  members: readonly string[],
  { edges, because, kind }: Inside,
): readonly ChangedDependency[] {
  const loading = edges.filter((edge) => carries(edge, kind));
  const named = because.map(({ source, target }): Dependency => [source, target]);
  const path =
    findCircleThrough(loading, named) ??
    findCircleThrough(edges, named) ??
    findCircle(edges, members, { kind });
  return path.map(writeDependency);
}
