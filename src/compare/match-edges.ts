// Matches the dependencies of two sides, and compares how strong they are.
import type { ChangedDependency } from '../model/change.ts';
import type { Dependency, DetailedEdge, EdgeImport, Report } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import type { MatchedNames } from './match-names.ts';

export interface MatchedEdges {
  /** By IDs before. */
  readonly inBefore: (dependency: Dependency) => DetailedEdge | undefined;
  /** By IDs afterwards. */
  readonly inAfter: (dependency: Dependency) => DetailedEdge | undefined;
  /** The edge before that corresponds to an edge afterwards. */
  readonly earlier: (edge: DetailedEdge) => DetailedEdge | undefined;
  /** The edge afterwards that corresponds to an edge before. */
  readonly later: (edge: DetailedEdge) => DetailedEdge | undefined;
  /** Edges on one side only, and those with other names or import kinds than before. */
  readonly different: readonly EdgePair[];
}

export function matchEdges(before: Report, after: Report, names: MatchedNames): MatchedEdges {
  const inBefore = indexEdges(before);
  const inAfter = indexEdges(after);
  const earlier: MatchedEdges['earlier'] = ({ source, target }) =>
    inBefore([names.toBefore(source), names.toBefore(target)]);
  const later: MatchedEdges['later'] = ({ source, target }) =>
    inAfter([names.toAfter(source), names.toAfter(target)]);
  const different = listDifferent(
    { edges: before.detailed.edges, nameOf: names.toBefore, find: earlier },
    { edges: after.detailed.edges, nameOf: names.toAfter, find: later },
  );
  return { inBefore, inAfter, earlier, later, different };
}

/** Indexed by source, then by target: a combined key would be a new string for each lookup. Few sources are looked up. */
function indexEdges({ detailed }: Report): MatchedEdges['inBefore'] {
  let edgesOf: ReadonlyMap<string, readonly DetailedEdge[]> | undefined;
  const byTarget = new Map<string, ReadonlyMap<string, DetailedEdge>>();
  return ([source, target]) => {
    let known = byTarget.get(source);
    if (known === undefined) {
      edgesOf ??= groupBy(detailed.edges, (edge) => edge.source);
      known = new Map(edgesOf.get(source)?.map((edge) => [edge.target, edge]));
      byTarget.set(source, known);
    }
    return known.get(target);
  };
}

interface OtherSide {
  readonly edges: readonly DetailedEdge[];
  /** The name of an ID on that side. */
  readonly nameOf: (id: string) => string;
  /** The same edge on that side. */
  readonly find: (edge: DetailedEdge) => DetailedEdge | undefined;
}

/** At least one of the two exists. */
export interface EdgePair {
  readonly before: DetailedEdge | undefined;
  readonly after: DetailedEdge | undefined;
}

/** Both sides are mostly in the same order, so most edges are found without a search. */
function listDifferent(before: OtherSide, after: OtherSide): readonly EdgePair[] {
  const pairs: EdgePair[] = [];
  const isMatched = new Uint8Array(before.edges.length);
  const searched = new Set<DetailedEdge>();
  let next = 0;
  for (const now of after.edges) {
    let then = before.edges[next];
    if (then?.source === before.nameOf(now.source) && then.target === before.nameOf(now.target)) {
      isMatched[next++] = 1;
    } else {
      then = before.find(now);
      if (then !== undefined) {
        searched.add(then);
        while (next < before.edges.length && before.edges[next] !== then) next++;
        next++;
      }
    }
    if (then === undefined || !isAlike(then, now)) pairs.push({ before: then, after: now });
  }
  for (let i = 0; i < before.edges.length; i++) {
    const then = before.edges[i]!;
    // Reports of other programs may contain an edge twice.
    if (isMatched[i] === 0 && !searched.has(then) && after.find(then) === undefined)
      pairs.push({ before: then, after: undefined });
  }
  return pairs;
}

/** Whether they have the same names and the same import kinds. */
function isAlike(a: DetailedEdge, b: DetailedEdge): boolean {
  if (a.source !== b.source || a.target !== b.target || a.imports.length !== b.imports.length) return false;
  for (let i = 0; i < a.imports.length; i++) {
    if (a.imports[i]!.kind !== b.imports[i]!.kind || a.imports[i]!.role !== b.imports[i]!.role) return false;
  }
  return true;
}

/** What the dependency can be part of. */
export type Purpose = 'cycle' | 'tangle';

/** Whether the dependency did not count before, or counted less. */
export function isStronger(now: DetailedEdge, then: DetailedEdge | undefined, purpose: Purpose): boolean {
  if (then === undefined) return true;
  // Reports of other programs do not contain the lines of a dependency.
  if (now.imports.length === 0 || then.imports.length === 0) return false;
  const most = purpose === 'tangle' ? 1 : Infinity;
  return Math.min(strengthOf(now.imports), most) > Math.min(strengthOf(then.imports), most);
}

/** In ascending order: only for documentation or tests, type-only, lazy, always. */
function strengthOf(imports: readonly EdgeImport[]): number {
  return Math.max(
    ...imports.map(({ kind, role }) => {
      if (role !== undefined) return 0;
      if (kind === 'type') return 1;
      return kind === 'lazy' ? 2 : 3;
    }),
  );
}

export function writeDependency({ source, target, imports }: DetailedEdge): ChangedDependency {
  return { source, target, imports };
}
