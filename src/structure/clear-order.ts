// Where the order of two folders in a tangle is clear, so that a dependency against it is a layer violation.
import type { Graph } from '../model/graph.ts';
import { clear } from './clear-limits.ts';
import { type BackDependency, countForward } from './find-tangles.ts';
import type { UnitDependency } from './lift-dependencies.ts';
import type { FolderStructure } from './structure.ts';

type Lifted = Pick<FolderStructure, 'lifted'>;
type Ordered = Pick<FolderStructure, 'lifted' | 'sourceOf'>;

export function isClear({ edges, forward }: Pick<BackDependency, 'edges' | 'forward'>): boolean {
  return forward >= clear.times * edges.length && forward >= clear.atLeast;
}

/** `members` are those of the tangle, in their order. */
export function isClearlyBack(structure: Ordered, members: readonly number[], pair: BackDependency): boolean {
  return (
    isClearWithoutContested(structure, members, pair) &&
    holdsBetweenTheTwo(structure, pair) &&
    holdsWithoutOneFile(structure, members, pair)
  );
}

/** A way through another folder says little if as much leads back on a part of it: only ways whose parts are ordered count. */
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

/** Where two folders use each other, what they have to do with others does not outweigh that as many point back as forward. */
function holdsBetweenTheTwo({ lifted }: Lifted, { from, to, edges }: BackDependency): boolean {
  const forward = lifted.count(to, from);
  return forward === 0 || forward > edges.length;
}

/**
 * Whether most dependencies follow the order even without the file that follows it most often. A file that puts the parts
 * together, such as a registry of all of them, may lie in any folder: it does not make that folder the upper one.
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

/** What runs is judged by what runs: types that lead down do not forbid a call that leads up. */
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
