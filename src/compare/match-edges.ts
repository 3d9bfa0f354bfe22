// Which dependency of one side is which of the other, and which of them count for more or less than they did.
import type { ChangedDependency } from '../model/change.ts';
import type { Dependency, DetailedEdge, EdgeImport, Report } from '../model/report.ts';
import type { MatchedNames } from './match-names.ts';

export interface MatchedEdges {
  /** By the IDs before. */
  readonly inBefore: (dependency: Dependency) => DetailedEdge | undefined;
  /** By the IDs afterwards. */
  readonly inAfter: (dependency: Dependency) => DetailedEdge | undefined;
  /** An edge of afterwards as it was before. */
  readonly earlier: (edge: DetailedEdge) => DetailedEdge | undefined;
  /** An edge of before as it is afterwards. */
  readonly later: (edge: DetailedEdge) => DetailedEdge | undefined;
}

export function matchEdges(before: Report, after: Report, names: MatchedNames): MatchedEdges {
  const inBefore = indexEdges(before);
  const inAfter = indexEdges(after);
  return {
    inBefore,
    inAfter,
    earlier: ({ source, target }) => inBefore([names.toBefore(source), names.toBefore(target)]),
    later: ({ source, target }) => inAfter([names.toAfter(source), names.toAfter(target)]),
  };
}

function indexEdges({ detailed }: Report): MatchedEdges['inBefore'] {
  const edges = new Map(detailed.edges.map((edge) => [keyOf(edge.source, edge.target), edge]));
  return ([source, target]) => edges.get(keyOf(source, target));
}

/** No path has this character. */
function keyOf(source: string, target: string): string {
  return `${source}\0${target}`;
}

/** What a dependency can be part of. */
export type Purpose = 'cycle' | 'tangle';

/** Whether this dependency did not count before, or counted for less. */
export function isStronger(now: DetailedEdge, then: DetailedEdge | undefined, purpose: Purpose): boolean {
  if (then === undefined) return true;
  // A report of another program does not say which lines make a dependency.
  if (now.imports.length === 0 || then.imports.length === 0) return false;
  const most = purpose === 'tangle' ? 1 : Infinity;
  return Math.min(strengthOf(now.imports), most) > Math.min(strengthOf(then.imports), most);
}

/** For documentation or tests alone, for types alone, when code runs, or always. */
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
