// Tangles: cycles between folders. The units in each are sorted into the order that the project itself follows, so that as
// few dependencies as possible point back.
import { findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { groupBy } from '../../std/group-by.ts';
import { getOrAdd } from '../../std/multi-map.ts';
import type { FolderTree } from '../folders/folder-tree.ts';
import type { CountDependencies, LiftedDependencies, UnitDependency } from '../folders/lift-dependencies.ts';
import { improveOrder, orderByLeastBackWeight, type WeightedDependency } from './order-units.ts';

/** Dependencies between two units of a tangle that point up. */
export interface BackDependency extends UnitDependency {
  /** How many file dependencies put `to` above `from`, directly or through one unit between them. */
  readonly forward: number;
  /** How many of these lead directly from `to` to `from`. */
  readonly direct: number;
  readonly weight: number;
}

export interface FoundTangle {
  /** The unit whose children are tangled. */
  readonly folder: number;
  /** From the top (which uses) to the bottom (which is used). */
  readonly members: readonly number[];
  /** All dependencies between members. */
  readonly dependencies: readonly UnitDependency[];
  readonly back: readonly BackDependency[];
}

export interface TangleInput {
  readonly tree: FolderTree;
  readonly lifted: LiftedDependencies;
  readonly weightOf: (edge: number) => number;
  /** How clearly a file dependency says that its source is above: 1 more than others, -1 less. Decides where weights do not. */
  readonly clarityOf: (edge: number) => number;
  /** Whether the source of a file dependency is a program. */
  readonly isOfProgram: (edge: number) => boolean;
}

/** Sorted by folder, then by the path of the first member. */
export function findTangles(input: TangleInput): readonly FoundTangle[] {
  const { tree } = input;
  return orderTangles({ ...input, standing: standingsIn(input.lifted) }).toSorted(
    (a, b) =>
      compareCodePoints(tree.paths[a.folder]!, tree.paths[b.folder]!) ||
      compareCodePoints(tree.paths[Math.min(...a.members)]!, tree.paths[Math.min(...b.members)]!),
  );
}

interface StandingInput extends TangleInput {
  /** Unit → how many siblings it uses, less how many use it. */
  readonly standing: ReadonlyMap<number, number>;
}

function standingsIn({ dependencies }: LiftedDependencies): ReadonlyMap<number, number> {
  const standing = new Map<number, number>();
  for (const { from, to } of dependencies) {
    standing.set(from, (standing.get(from) ?? 0) + 1);
    standing.set(to, (standing.get(to) ?? 0) - 1);
  }
  return standing;
}

/** Without the dependencies dropped in the first round, other members can end up above a program. */
const maxRounds = 3;

/** Dependencies of a program count for the order, but never point back: in which folder the program lies means nothing. */
function orderTangles(
  input: StandingInput,
  dependencies: readonly UnitDependency[] = input.lifted.dependencies,
  round = 1,
): readonly FoundTangle[] {
  return groupTangled(input, dependencies).flatMap((group) => {
    const tangle = orderTangle(input, group);
    if (round === maxRounds) return [tangle];
    const dropped = new Set(tangle.back.flatMap(({ edges }) => edges.filter(input.isOfProgram)));
    // This tangle can fall apart without them; no other tangle is affected.
    return dropped.size === 0
      ? [tangle]
      : orderTangles(input, withoutEdges(group.dependencies, dropped), round + 1);
  });
}

function withoutEdges(
  dependencies: readonly UnitDependency[],
  dropped: ReadonlySet<number>,
): readonly UnitDependency[] {
  return dependencies
    .map((dependency) => ({ ...dependency, edges: dependency.edges.filter((edge) => !dropped.has(edge)) }))
    .filter(({ edges }) => edges.length > 0);
}

interface TangledUnits {
  readonly members: readonly number[];
  /** The dependencies between members. */
  readonly dependencies: readonly UnitDependency[];
}

/** Strongly connected groups of siblings with at least one folder. */
function groupTangled(
  { tree, standing }: StandingInput,
  dependencies: readonly UnitDependency[],
): readonly TangledUnits[] {
  const numberOf = new Map<number, number>();
  const nextNumber = (): number => numberOf.size;
  const numberOfUnit = (unit: number): number => getOrAdd(numberOf, unit, nextNumber);
  const pairs = dependencies.map(({ from, to }) => ({ from: numberOfUnit(from), to: numberOfUnit(to) }));
  const all = new Uint8Array(pairs.length).fill(1);
  const componentOf = findComponents(linkPairs(numberOf.size, pairsOf(pairs)), all);
  const groups = new Map<number, { members: Set<number>; dependencies: UnitDependency[] }>();
  for (const [i, { from, to }] of pairs.entries()) {
    const component = componentOf[from]!;
    if (component !== componentOf[to]) continue;
    const dependency = dependencies[i]!;
    const group = getOrAdd(groups, component, () => ({ members: new Set<number>(), dependencies: [] }));
    group.members.add(dependency.from);
    group.dependencies.push(dependency);
  }
  return Array.from(groups.values(), (group) => ({
    members: [...group.members].sort(
      (a, b) => standing.get(b)! - standing.get(a)! || compareCodePoints(tree.paths[a]!, tree.paths[b]!),
    ),
    dependencies: group.dependencies,
  })).filter(({ members }) => members.some((unit) => tree.isFolder[unit]));
}

/** Less than what any weights differ by, for all dependencies of a tangle together. */
const tie = 2 ** -20;

function orderTangle(
  { tree, lifted, weightOf, clarityOf }: TangleInput,
  { members, dependencies }: TangledUnits,
): FoundTangle {
  const numberOf = new Map(members.map((unit, number) => [unit, number]));
  const weighted = dependencies.map(({ from, to, edges }) => ({
    from: numberOf.get(from)!,
    to: numberOf.get(to)!,
    weight: edges.reduce((sum, edge) => sum + weightOf(edge), 0),
  }));
  const clear = weighted.map((dependency, i) => ({
    ...dependency,
    weight: dependencies[i]!.edges.reduce((sum, edge) => sum + clarityOf(edge) * tie, dependency.weight),
  }));
  const order = orderByLeastBackWeight(members.length, clear).map((number) => members[number]!);
  const placeOf = new Map(order.map((unit, place) => [unit, place]));
  const back = dependencies.flatMap((dependency, i) => {
    const low = placeOf.get(dependency.from)!;
    const high = placeOf.get(dependency.to)!;
    if (low < high) return [];
    const forward = countForward(lifted.count, order.slice(high, low + 1));
    const direct = lifted.count(dependency.to, dependency.from);
    return [{ ...dependency, forward, direct, weight: weighted[i]!.weight }];
  });
  return { folder: tree.parent[order[0]!]!, members: order, dependencies, back };
}

/** The back weight among the children of a folder. */
export function weightIn(tangles: readonly FoundTangle[], folder: number): number {
  return tangles
    .filter((tangle) => tangle.folder === folder)
    .reduce((sum, { back }) => back.reduce((all, { weight }) => all + weight, sum), 0);
}

/** The minimum back weight of a tangle whose dependencies weigh less than when its order was computed. */
export function weighBack(
  { isFolder }: FolderTree,
  { members, dependencies }: TangledUnits,
  weightOf: (edge: number) => number,
): number {
  const numberOf = new Map(members.map((unit, number) => [unit, number]));
  const weighted = dependencies
    .map(({ from, to, edges }) => ({
      from: numberOf.get(from)!,
      to: numberOf.get(to)!,
      weight: edges.reduce((sum, edge) => sum + weightOf(edge), 0),
    }))
    .filter(({ weight }) => weight > 0);
  const areFolders = members.map((unit) => isFolder[unit]!);
  return leastBackWeight(areFolders, weighted, improveOrder);
}

/** The same for units in an order. `isFolder` says which of them are folders. */
export function leastBackWeight(
  areFolders: readonly boolean[],
  dependencies: readonly WeightedDependency[],
  reorder: typeof improveOrder,
): number {
  const all = new Uint8Array(dependencies.length).fill(1);
  const componentOf = findComponents(linkPairs(areFolders.length, pairsOf(dependencies)), all);
  const groups = groupBy(areFolders.keys(), (number) => componentOf[number]!);
  const tangled = dependencies.filter(({ from, to }) => componentOf[from] === componentOf[to]);
  let sum = 0;
  for (const [component, inside] of groupBy(tangled, ({ from }) => componentOf[from]!)) {
    const group = groups.get(component)!;
    if (!group.some((number) => areFolders[number])) continue;
    const placeOf = new Map(group.map((number, place) => [number, place]));
    const placed = inside.map(({ from, to, weight }) => ({
      from: placeOf.get(from)!,
      to: placeOf.get(to)!,
      weight,
    }));
    const places = new Map(reorder(group.length, placed).map((number, place) => [number, place]));
    for (const { from, to, weight } of placed) if (places.get(from)! > places.get(to)!) sum += weight;
  }
  return sum;
}

/**
 * The weight of a file dependency. Outside all cycles of files it is half: nothing runs in a cycle, a file only lies in the
 * wrong folder. A type-only one has a quarter of that: calls say more about which side is above than types do.
 */
export function weigh(isCircular: boolean, isOfTypes: boolean): number {
  return (isCircular ? 1 : 0.5) * (isOfTypes ? 0.25 : 1);
}

/** From the first unit to the last, directly and through each unit between them. */
export function countForward(count: CountDependencies, units: readonly number[]): number {
  const high = units[0]!;
  const low = units.at(-1)!;
  const through = units
    .slice(1, -1)
    .reduce((sum, unit) => sum + Math.min(count(high, unit), count(unit, low)), 0);
  return count(high, low) + through;
}
