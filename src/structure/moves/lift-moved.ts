// Which children of which folder a file dependency connects, before and after some files are moved.
import type { Graph } from '../../model/graph.ts';
import { getOrAdd } from '../../std/multi-map.ts';
import type { FolderTree } from '../folders/folder-tree.ts';
import { isBetweenFolders, siblingsAbove } from '../folders/lift-dependencies.ts';
import type { FolderStructure } from '../folder-structure.ts';

export interface Move {
  readonly files: readonly number[];
  readonly paths: readonly string[];
  /** Whether the result is a folder: a moved folder, or a new one for a file. */
  readonly isFolder: boolean;
  /** The unit of the destination folder. */
  readonly to: number;
  /** Path at the destination; undefined if a new folder is created there. */
  readonly place?: string;
}

/** An edge between two children of a folder. */
export interface LiftedEdge {
  readonly folder: number;
  readonly from: number;
  readonly to: number;
  readonly edge: number;
}

/** Undefined if both ends are in one child. */
export interface MovedEdge {
  readonly before: LiftedEdge | undefined;
  readonly after: LiftedEdge | undefined;
}

export interface EdgeLifter {
  /** Whether an edge can point back. Edges from a program never do. */
  readonly counts: (edge: number) => boolean;
  readonly lift: (edge: number) => LiftedEdge | undefined;
  /** Edges between these files and all others. */
  readonly edgesOf: (files: readonly number[]) => readonly number[];
  /** The edges of moved files. The first move creates the unit after all existing ones, and so on. */
  readonly liftMoved: (moves: readonly Move[]) => ReadonlyMap<number, MovedEdge>;
}

export function edgeLifter(
  graph: Graph,
  { tree, lifted, isProgram, sourceOf, edgesTo }: FolderStructure,
): EdgeLifter {
  const { edgeStart, edgeTarget, fileCount } = graph;
  const counts = (edge: number): boolean => lifted.counts[edge] === 1 && !isProgram(sourceOf[edge]!);
  let spare: SpareTree | undefined;

  function liftIn(where: FolderTree, edge: number): LiftedEdge | undefined {
    if (edgeTarget[edge]! >= fileCount) return undefined;
    const [source, target] = [where.unitOf[sourceOf[edge]!]!, where.unitOf[edgeTarget[edge]!]!];
    if (source === -1 || target === -1) return undefined;
    const [from, to] = siblingsAbove(where, source, target);
    return isBetweenFolders(where, from, to) ? { folder: where.parent[from]!, from, to, edge } : undefined;
  }

  function findEdges(files: readonly number[]): readonly number[] {
    const own = new Set(files);
    const found: number[] = [];
    for (const file of files) {
      for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
        if (!own.has(edgeTarget[edge]!) && counts(edge)) found.push(edge);
      for (const edge of edgesTo(file)) if (!own.has(sourceOf[edge]!) && counts(edge)) found.push(edge);
    }
    return found;
  }

  const knownEdges = new WeakMap<readonly number[], readonly number[]>();
  const edgesOf: EdgeLifter['edgesOf'] = (files) => getOrAdd(knownEdges, files, () => findEdges(files));
  const known = new Map<number, LiftedEdge | undefined>();
  const lift = (edge: number): LiftedEdge | undefined => getOrAdd(known, edge, () => liftIn(tree, edge));
  const knownMoves = new WeakMap<readonly Move[], ReadonlyMap<number, MovedEdge>>();
  function liftMoved(moves: readonly Move[]): ReadonlyMap<number, MovedEdge> {
    if (moves.length === 0) return noEdges;
    const after = (spare ??= copyTree(tree));
    moveFiles(after, tree.paths.length, moves);
    const found = new Map<number, MovedEdge>();
    for (const { files } of moves)
      for (const edge of edgesOf(files)) found.set(edge, { before: lift(edge), after: liftIn(after, edge) });
    for (const { files } of moves) for (const file of files) after.unitOf[file] = tree.unitOf[file]!;
    return found;
  }

  return {
    counts,
    lift,
    edgesOf,
    liftMoved: (moves) => getOrAdd(knownMoves, moves, () => liftMoved(moves)),
  };
}

const noEdges: ReadonlyMap<number, MovedEdge> = new Map();

/** Reused, because copying it for each arrangement would take long. */
interface SpareTree extends FolderTree {
  readonly parent: number[];
  readonly depth: number[];
  readonly isFolder: boolean[];
  readonly isEntry: boolean[];
  readonly isHidden: boolean[];
}

function copyTree(tree: FolderTree): SpareTree {
  return {
    ...tree,
    unitOf: tree.unitOf.slice(),
    parent: [...tree.parent],
    depth: [...tree.depth],
    isFolder: [...tree.isFolder],
    isEntry: [...tree.isEntry],
    isHidden: [...tree.isHidden],
  };
}

function moveFiles(tree: SpareTree, firstUnit: number, moves: readonly Move[]): void {
  for (const [i, { files, to, isFolder }] of moves.entries()) {
    const unit = firstUnit + i;
    tree.parent[unit] = to;
    tree.depth[unit] = tree.depth[to]! + 1;
    tree.isFolder[unit] = isFolder;
    tree.isEntry[unit] = false;
    tree.isHidden[unit] = false;
    for (const file of files) tree.unitOf[file] = unit;
  }
}
