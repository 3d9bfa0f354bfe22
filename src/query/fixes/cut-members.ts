// The members of a tangle that the dependencies of a cut connect, by their names in its folder.
import type { BackDependency, Cut, Dependency, Tangle } from '../../model/report.ts';
import { writeNumber } from '../../std/words.ts';
import { memberName } from './member-name.ts';

export interface CutMembers {
  /** The back dependencies that the cut is part of. */
  readonly pairs: readonly BackDependency[];
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

export function cutMembers(
  cut: Pick<Cut, 'edges'>,
  { folder, back, misplaced }: Pick<Tangle, 'folder' | 'back' | 'misplaced'>,
): CutMembers {
  // The cuts are about what remains after a move.
  const pairs = pairsWith(cut, misplaced?.left ?? back);
  const nameOf = (member: string): string => memberName({ folder }, member);
  return {
    pairs,
    sources: [...new Set(pairs.map(({ from }) => nameOf(from)))],
    targets: [...new Set(pairs.map(({ to }) => nameOf(to)))],
  };
}

export function pairsWith(
  { edges }: Pick<Cut, 'edges'>,
  back: readonly BackDependency[],
): readonly BackDependency[] {
  const ids = new Set(edges.map((edge) => edge.join('->')));
  return back.filter((pair) => pair.edges.some((edge) => ids.has(edge.join('->'))));
}

/** The common target of all dependencies, if it is one file. */
export function sharedTarget(edges: readonly Dependency[]): string | undefined {
  const target = edges[0]?.[1];
  return edges.every((edge) => edge[1] === target) ? target : undefined;
}

const maxNamed = 3;

/** `app/, core/ and 2 more`. */
export function listFew(all: readonly string[]): string {
  const left = all.length - maxNamed;
  if (left > 0) return `${all.slice(0, maxNamed).join(', ')} and ${writeNumber(left)} more`;
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
