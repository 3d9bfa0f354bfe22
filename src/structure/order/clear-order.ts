// Decides whether the order of two folders in a tangle is clear, so that a dependency against it is a layer violation.
import type { Graph } from '../../model/graph.ts';
import { clearLimits } from './clear-limits.ts';
import { type BackDependency, countForward } from '../tangles/find-tangles.ts';
import type { UnitDependency } from '../folders/lift-dependencies.ts';
import type { FolderStructure } from '../folder-structure.ts';

type Lifted = Pick<FolderStructure, 'lifted'>;
type Ordered = Pick<FolderStructure, 'lifted' | 'sourceOf'>;

export function isClear({ edges, forward }: Pick<BackDependency, 'edges' | 'forward'>): boolean {
  return forward >= clearLimits.times * edges.length && forward >= clearLimits.atLeast;
}

/** `members` are those of the tangle, in order. */
export function isClearlyBack(structure: Ordered, members: readonly number[], pair: BackDependency): boolean {
  return (
    isClearWithoutContested(structure, members, pair) &&
    holdsBetweenTheTwo(structure, pair) &&
    holdsWithoutOneFile(structure, members, pair)
  );
}

/**
 * A path through another folder means little if a part of it has as many dependencies in the other direction. Such paths are
 * not counted.
 */
function isClearWithoutContested(
  { lifted: { count } }: Lifted,
  members: readonly number[],
  { from, to, edges }: BackDependency,
): boolean {
  const countOrdered = (high: number, low: number): number =>
    (high === to && low === from) || count(high, low) >= ordered * count(low, high) ? count(high, low) : 0;
  return isClear({ edges, forward: countForward(countOrdered, unitsBetween(members, to, from)) });
}

const ordered = 2;

/**
 * If two folders use each other directly as often in both directions, paths through other folders do not make their order
 * clear.
 */
function holdsBetweenTheTwo({ lifted }: Lifted, { from, to, edges }: BackDependency): boolean {
  const forward = lifted.count(to, from);
  return forward === 0 || forward > edges.length;
}

/**
 * Whether most dependencies follow the order even without the file that contributes most to it. A file that wires the parts
 * together, such as a registry, may lie in any folder and does not make its folder the upper one.
 */
function holdsWithoutOneFile(
  { lifted, sourceOf }: Ordered,
  members: readonly number[],
  { from, to, edges }: BackDependency,
): boolean {
  const between = unitsBetween(members, to, from);
  const sources = between.slice(1).flatMap((unit) => lifted.edgesOf(to, unit).map((edge) => sourceOf[edge]!));
  const busiest = mostFrequent(sources);
  const countOthers = (high: number, low: number): number =>
    lifted.edgesOf(high, low).filter((edge) => sourceOf[edge] !== busiest).length;
  return countForward(countOthers, between) > edges.length;
}

function mostFrequent(values: readonly number[]): number | undefined {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  let most: number | undefined;
  for (const [value, count] of times) if (most === undefined || count > times.get(most)!) most = value;
  return most;
}

function unitsBetween(members: readonly number[], high: number, low: number): readonly number[] {
  return members.slice(members.indexOf(high), members.indexOf(low) + 1);
}

/**
 * Dependencies at run time are compared only with others at run time: types that lead down do not make a call that leads up
 * wrong.
 */
export function leaveOutUnclear(
  { carriesCycle }: Graph,
  { lifted }: Lifted,
  members: readonly number[],
  pairs: readonly BackDependency[],
): readonly UnitDependency[] {
  const runs = (edge: number): boolean => carriesCycle[edge] === 1;
  return pairs.map((pair) => {
    const edges = pair.edges.filter(runs);
    if (edges.length === 0) return pair;
    const forward = countForward(lifted.countRunning, unitsBetween(members, pair.to, pair.from));
    return isClear({ edges, forward }) ? pair : { ...pair, edges: pair.edges.filter((edge) => !runs(edge)) };
  });
}
