// The folders as they would be after some files are moved. Moved files keep their dependencies, which then connect other
// folders. Only what changes in a folder is counted again.
import { componentSizes, findComponents } from '../../graph/find-components.ts';
import { linkPairs } from '../../graph/link-pairs.ts';
import type { Graph } from '../../model/graph.ts';
import { groupBy } from '../../std/group-by.ts';
import { addTo, getOrAdd } from '../../std/multi-map.ts';
import { leastBackWeight } from '../tangles/find-tangles.ts';
import type { UnitDependency } from '../folders/lift-dependencies.ts';
import { edgeLifter, type EdgeLifter, type LiftedEdge, type Move } from './lift-moved.ts';
import { improveOrder, siftOrder, type WeightedDependency } from '../tangles/order-units.ts';
import type { FolderStructure } from '../folder-structure.ts';

export interface Change {
  /** Removed edges. */
  readonly removed: ReadonlySet<number>;
  readonly moves: readonly Move[];
}

export type WeightOf = (edge: number) => number;

export interface Arrangement {
  /** Folders whose children have other dependencies because of the moves. */
  readonly changed: Iterable<number>;
  circlesIn(folder: number): FolderCircles;
  /** The minimum back weight among the children of a folder. */
  weighIn(folder: number, weightOf: WeightOf): number;
  /** An estimate of it in less time: searches near the current order of the folder. */
  estimateIn(folder: number, weightOf: WeightOf): number;
}

/** The cycles among the children of a folder. */
export interface FolderCircles {
  /** The sizes of the cycles that contain these children. */
  readonly sizesOf: (children: readonly number[]) => readonly number[];
  /** Whether an edge connects two children in the same cycle. */
  readonly has: (edge: number) => boolean;
}

export type Arrange = (change: Change) => Arrangement;

export interface FolderArranger {
  readonly arrange: Arrange;
  /** Counts the dependencies between these files and all others. */
  readonly countEdges: (files: readonly number[]) => number;
}

export function folderArranger(graph: Graph, structure: FolderStructure): FolderArranger {
  let made: EdgeLifter | undefined;
  const lifter = (): EdgeLifter => (made ??= edgeLifter(graph, structure));
  let childrenOf: FindChildren | undefined;
  return {
    countEdges: (files) => lifter().edgesOf(files).length,
    arrange: (change) => {
      childrenOf ??= childrenFinder(structure, lifter().counts);
      return arrangeFolders(structure, { lifter: lifter(), childrenOf }, change);
    },
  };
}

interface Known {
  readonly lifter: EdgeLifter;
  readonly childrenOf: FindChildren;
}

function arrangeFolders(
  { tree }: FolderStructure,
  { lifter, childrenOf }: Known,
  { removed, moves }: Change,
): Arrangement {
  const moved = lifter.liftMoved(moves);
  const [lost, added] = [new Map<number, LiftedEdge[]>(), new Map<number, LiftedEdge[]>()];
  for (const [edge, { before, after }] of moved) {
    if (before !== undefined) addTo(lost, before.folder, before);
    if (after !== undefined && !removed.has(edge)) addTo(added, after.folder, after);
  }
  const changed = new Set([...lost.keys(), ...added.keys()]);
  for (const edge of removed) {
    if (moved.has(edge) || !lifter.counts(edge)) continue;
    const before = lifter.lift(edge);
    if (before !== undefined) addTo(lost, before.folder, before);
  }

  const changedIn = (folder: number, weightOf: WeightOf): WeightedChildren =>
    changeChildren(childrenOf(folder), weightOf, {
      lost: lost.get(folder) ?? [],
      added: added.get(folder) ?? [],
    });

  const isFolder = (unit: number): boolean =>
    unit < tree.paths.length ? tree.isFolder[unit]! : moves[unit - tree.paths.length]!.isFolder;
  const lift = (edge: number): LiftedEdge | undefined => {
    if (removed.has(edge) || !lifter.counts(edge)) return undefined;
    return moved.has(edge) ? moved.get(edge)!.after : lifter.lift(edge);
  };
  const weighWith = (reorder: typeof improveOrder, folder: number, weightOf: WeightOf): number => {
    const { known, newChildren, links } = changedIn(folder, weightOf);
    const areFolders = Array.from([...known.numberOf.keys(), ...newChildren.keys()], isFolder);
    return leastBackWeight(areFolders, listDependencies(links), reorder);
  };
  return {
    changed,
    circlesIn: (folder) => findFolderCircles(changedIn(folder, each), lift),
    weighIn: (folder, weightOf) => weighWith(findPlaces, folder, weightOf),
    estimateIn: (folder, weightOf) => weighWith(siftKnown, folder, weightOf),
  };
}

const each: WeightOf = () => 1;

/** Most children keep their order, but moved ones have no position in it yet. */
const findPlaces: typeof improveOrder = (count, dependencies) =>
  siftOrder(improveOrder(count, dependencies), dependencies);
const siftKnown: typeof improveOrder = (count, dependencies) =>
  siftOrder([...Array(count).keys()], dependencies);

/** Dependencies between children, by number, one column per field. */
interface WeightedLinks {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly weights: readonly number[];
}

/** The children of a folder that have dependencies on each other. Members of its tangles come first, in their order. */
interface KnownChildren {
  readonly numberOf: ReadonlyMap<number, number>;
  readonly weigh: (weightOf: WeightOf) => WeightedLinks;
  /** Dependency of one child on another → its index. */
  readonly placeOf: ReadonlyMap<number, number>;
}

/** An upper limit for the units of a project. */
const maxUnits = 2 ** 26;
const keyOf = ({ from, to }: Pick<LiftedEdge, 'from' | 'to'>): number => from * maxUnits + to;

type FindChildren = (folder: number) => KnownChildren;

function childrenFinder(
  { tree, lifted, tangles }: FolderStructure,
  counts: (edge: number) => boolean,
): FindChildren {
  const dependenciesIn = groupBy(lifted.dependencies, ({ from }) => tree.parent[from]!);
  const known = new Map<number, KnownChildren>();
  return (folder) =>
    getOrAdd(known, folder, () => {
      const ordered = tangles.flatMap((tangle) => (tangle.folder === folder ? tangle.members : []));
      const dependencies = (dependenciesIn.get(folder) ?? []).map(({ from, to, edges }) => ({
        from,
        to,
        edges: edges.filter(counts),
      }));
      return numberChildren(ordered, dependencies);
    });
}

function numberChildren(ordered: readonly number[], dependencies: readonly UnitDependency[]): KnownChildren {
  const numberOf = new Map(ordered.map((child, number) => [child, number]));
  const nextNumber = (): number => numberOf.size;
  const [from, to]: [number[], number[]] = [[], []];
  for (const dependency of dependencies) {
    from.push(getOrAdd(numberOf, dependency.from, nextNumber));
    to.push(getOrAdd(numberOf, dependency.to, nextNumber));
  }
  const weighed = new WeakMap<WeightOf, WeightedLinks>();
  const weigh = (weightOf: WeightOf): WeightedLinks => ({
    from,
    to,
    weights: dependencies.map(({ edges }) => edges.reduce((sum, edge) => sum + weightOf(edge), 0)),
  });
  return {
    numberOf,
    weigh: (weightOf) => getOrAdd(weighed, weightOf, () => weigh(weightOf)),
    placeOf: new Map(dependencies.map((dependency, place) => [keyOf(dependency), place])),
  };
}

interface WeightedChildren {
  readonly known: KnownChildren;
  /** The numbers of the children that were moved here. */
  readonly newChildren: ReadonlyMap<number, number>;
  /** Removed dependencies have weight 0. */
  readonly links: WeightedLinks;
}

interface ChangedEdges {
  readonly lost: readonly LiftedEdge[];
  readonly added: readonly LiftedEdge[];
}

function changeChildren(
  known: KnownChildren,
  weightOf: WeightOf,
  { lost, added }: ChangedEdges,
): WeightedChildren {
  const before = known.weigh(weightOf);
  const [from, to, weights] = [[...before.from], [...before.to], [...before.weights]];
  const [newChildren, newPlaces] = [new Map<number, number>(), new Map<number, number>()];
  const number = (child: number): number =>
    known.numberOf.get(child) ?? getOrAdd(newChildren, child, () => known.numberOf.size + newChildren.size);
  const makeLink = (lifted: LiftedEdge): number => {
    from.push(number(lifted.from));
    to.push(number(lifted.to));
    return weights.push(0) - 1;
  };
  for (const lifted of lost) weights[known.placeOf.get(keyOf(lifted))!]! -= weightOf(lifted.edge);
  for (const lifted of added) {
    const key = keyOf(lifted);
    const place = known.placeOf.get(key) ?? getOrAdd(newPlaces, key, () => makeLink(lifted));
    weights[place]! += weightOf(lifted.edge);
  }
  return { known, newChildren, links: { from, to, weights } };
}

function listDependencies({ from, to, weights }: WeightedLinks): readonly WeightedDependency[] {
  const list: WeightedDependency[] = [];
  for (let i = 0; i < weights.length; i++)
    if (weights[i]! > 0) list.push({ from: from[i]!, to: to[i]!, weight: weights[i]! });
  return list;
}

function findFolderCircles(
  { known, newChildren, links: { from, to, weights } }: WeightedChildren,
  lift: (edge: number) => LiftedEdge | undefined,
): FolderCircles {
  const pairs = { from: new Uint32Array(weights.length), to: new Uint32Array(weights.length) };
  let count = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! <= 0) continue;
    pairs.from[count] = from[i]!;
    pairs.to[count++] = to[i]!;
  }
  const links = linkPairs(known.numberOf.size + newChildren.size, {
    from: pairs.from.subarray(0, count),
    to: pairs.to.subarray(0, count),
  });
  const componentOf = findComponents(links, new Uint8Array(count).fill(1));
  const sizes = componentSizes(componentOf);
  const circleOf = (child: number): number | undefined => {
    const number = known.numberOf.get(child) ?? newChildren.get(child);
    const component = number === undefined ? undefined : componentOf[number]!;
    return component !== undefined && sizes[component]! > 1 ? component : undefined;
  };
  return {
    sizesOf: (units) =>
      Array.from(new Set(units.map(circleOf)), (circle) => (circle === undefined ? 0 : sizes[circle]!)),
    has: (edge) => {
      const lifted = lift(edge);
      const circle = lifted === undefined ? undefined : circleOf(lifted.from);
      return circle !== undefined && circle === circleOf(lifted!.to);
    },
  };
}
