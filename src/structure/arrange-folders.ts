// The folders as they would be with some files elsewhere. What is moved keeps its dependencies: they only lead from another
// folder, and to another one, than before.
import { findComponents } from '../graph/find-components.ts';
import { linkPairs, pairsOf } from '../graph/link-pairs.ts';
import { sourcesOf } from '../graph/sources-of.ts';
import type { Graph } from '../model/graph.ts';
import { groupBy } from '../std/group-by.ts';
import { weighBack } from './find-tangles.ts';
import type { FolderTree } from './folder-tree.ts';
import { isBetweenFolders, siblingsAbove, type UnitDependency } from './lift-dependencies.ts';
import { improveOrder, siftOrder } from './order-units.ts';
import type { FolderStructure } from './structure.ts';

export interface Move {
  readonly files: readonly number[];
  readonly paths: readonly string[];
  /** Whether it is a folder there: one that is moved, or a new one for a file. */
  readonly isFolder: boolean;
  /** The unit of the folder that it goes to. */
  readonly to: number;
  /** Its path; undefined where a new folder is made in it. */
  readonly place?: string;
}

export interface Change {
  /** Edges that are gone. */
  readonly removed: ReadonlySet<number>;
  readonly moves: readonly Move[];
}

export interface Arrangement {
  /** Folders between whose children other dependencies lead because of the moves. */
  readonly changed: Iterable<number>;
  circlesIn(folder: number): FolderCircles;
  /** The least weight that points back between the children of a folder. */
  weighIn(folder: number, weightOf: (edge: number) => number): number;
}

/** The circles that the children of a folder form. */
export interface FolderCircles {
  /** In all of them. */
  readonly children: ReadonlySet<number>;
  readonly circleOf: (child: number) => number;
  /** Edges between two children of one circle. */
  readonly edges: ReadonlySet<number>;
}

export type Arrange = (change: Change) => Arrangement;

export function folderArranger(graph: Graph, structure: FolderStructure): Arrange {
  const { tree, tangles } = structure;
  let found: Facts | undefined;
  const facts = (): Facts => (found ??= collectFacts(graph, structure));

  function pairOf(where: FolderTree, edge: number): readonly [number, number] | undefined {
    const source = where.unitOf[facts().sourceOf[edge]!]!;
    const target = where.unitOf[graph.edgeTarget[edge]!]!;
    if (source === -1 || target === -1) return undefined;
    const pair = siblingsAbove(where, source, target);
    return isBetweenFolders(where, ...pair) ? pair : undefined;
  }

  return ({ removed, moves }) => {
    const after = withMoves(tree, moves);
    const [gone, added] = [new Set<number>(), new Map<number, [number, number, number][]>()];
    const changed = new Set<number>();
    for (const edge of edgesOf(moves, graph, facts())) {
      const [before, now] = [pairOf(tree, edge), pairOf(after, edge)];
      if (before !== undefined) {
        gone.add(edge);
        changed.add(tree.parent[before[0]]!);
      }
      if (now === undefined || removed.has(edge)) continue;
      const folder = after.parent[now[0]]!;
      changed.add(folder);
      if (!added.has(folder)) added.set(folder, []);
      added.get(folder)!.push([...now, edge]);
    }

    function dependenciesIn(folder: number): readonly UnitDependency[] {
      const pairs = new Map<string, UnitDependency>();
      for (const { from, to, edges } of facts().dependenciesIn.get(folder) ?? []) {
        const left = edges.filter((edge) => !removed.has(edge) && !gone.has(edge));
        if (left.length > 0) pairs.set(`${from} ${to}`, { from, to, edges: left });
      }
      for (const [from, to, edge] of added.get(folder) ?? []) {
        const known = pairs.get(`${from} ${to}`);
        if (known === undefined) pairs.set(`${from} ${to}`, { from, to, edges: [edge] });
        else known.edges.push(edge);
      }
      return [...pairs.values()];
    }

    return {
      changed,
      circlesIn: (folder) => findFolderCircles(dependenciesIn(folder)),
      weighIn: (folder, weightOf) => {
        const dependencies = dependenciesIn(folder);
        const ordered = tangles.flatMap((tangle) => (tangle.folder === folder ? tangle.members : []));
        const members = new Set([...ordered, ...dependencies.flatMap(({ from, to }) => [from, to])]);
        return weighBack(after, { members: [...members], dependencies }, weightOf, findPlaces);
      },
    };
  };
}

/** Most stay in their order, but what was moved has no place in it yet. */
const findPlaces: typeof improveOrder = (count, dependencies) =>
  siftOrder(improveOrder(count, dependencies), dependencies);

/** What is known of the graph as it is. */
interface Facts {
  readonly sourceOf: Uint32Array;
  /** Target → the edges that lead to it. */
  readonly edgesTo: ReadonlyMap<number, readonly number[]>;
  /** Folder → the dependencies between its children. */
  readonly dependenciesIn: ReadonlyMap<number, readonly UnitDependency[]>;
  readonly counts: (edge: number) => boolean;
}

/** What a program uses does not point back, wherever it lies. */
function collectFacts(graph: Graph, { tree, lifted, isProgram }: FolderStructure): Facts {
  const sourceOf = sourcesOf(graph);
  const counts = (edge: number): boolean => lifted.counts[edge] === 1 && !isProgram(sourceOf[edge]!);
  return {
    sourceOf,
    edgesTo: groupBy(graph.edgeTarget.keys(), (edge) => graph.edgeTarget[edge]!),
    dependenciesIn: groupBy(
      lifted.dependencies.map(({ from, to, edges }) => ({ from, to, edges: edges.filter(counts) })),
      ({ from }) => tree.parent[from]!,
    ),
    counts,
  };
}

/** Each move makes a unit. */
function withMoves(tree: FolderTree, moves: readonly Move[]): FolderTree {
  const unitOf = tree.unitOf.slice();
  for (const [i, { files }] of moves.entries())
    for (const file of files) unitOf[file] = tree.paths.length + i;
  return {
    ...tree,
    unitOf,
    parent: [...tree.parent, ...moves.map(({ to }) => to)],
    depth: [...tree.depth, ...moves.map(({ to }) => tree.depth[to]! + 1)],
    isFolder: [...tree.isFolder, ...moves.map(({ isFolder }) => isFolder)],
    isEntry: [...tree.isEntry, ...moves.map(() => false)],
    isHidden: [...tree.isHidden, ...moves.map(() => false)],
  };
}

/** Edges between what is moved and all else. */
function edgesOf(
  moves: readonly Move[],
  { edgeStart, edgeTarget, fileCount }: Graph,
  { sourceOf, edgesTo, counts }: Facts,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { files } of moves) {
    const own = new Set(files);
    for (const file of files) {
      for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
        if (edgeTarget[edge]! < fileCount && !own.has(edgeTarget[edge]!) && counts(edge)) found.add(edge);
      for (const edge of edgesTo.get(file) ?? [])
        if (!own.has(sourceOf[edge]!) && counts(edge)) found.add(edge);
    }
  }
  return found;
}

function findFolderCircles(dependencies: readonly UnitDependency[]): FolderCircles {
  const numberOf = new Map<number, number>();
  const number = (child: number): number => {
    if (!numberOf.has(child)) numberOf.set(child, numberOf.size);
    return numberOf.get(child)!;
  };
  const pairs = pairsOf(dependencies.map(({ from, to }) => ({ from: number(from), to: number(to) })));
  const links = linkPairs(numberOf.size, pairs);
  const componentOf = findComponents(links, new Uint8Array(dependencies.length).fill(1));
  const circleOf = (child: number): number => componentOf[numberOf.get(child)!]!;
  const circular = dependencies.filter(({ from, to }) => circleOf(from) === circleOf(to));
  return {
    children: new Set(circular.flatMap(({ from, to }) => [from, to])),
    circleOf,
    edges: new Set(circular.flatMap(({ edges }) => edges)),
  };
}
