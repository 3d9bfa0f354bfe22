// Dependencies between folders. Each file dependency counts once, between the two children of the lowest common folder that
// contain its ends. The result is a hierarchical design structure matrix.
import type { Graph } from '../../model/graph.ts';
import type { FolderTree } from './folder-tree.ts';

/** All file dependencies from one unit to a sibling. */
export interface UnitDependency {
  readonly from: number;
  readonly to: number;
  /** Edges of the graph. */
  readonly edges: number[];
}

export type CountDependencies = (from: number, to: number) => number;

export interface LiftedDependencies {
  readonly dependencies: readonly UnitDependency[];
  /** Two siblings → the number of file dependencies from the first to the second. */
  readonly count: CountDependencies;
  /** The same, without type-only dependencies. */
  readonly countRunning: CountDependencies;
  /** The same as edges of the graph. */
  readonly edgesOf: (from: number, to: number) => readonly number[];
  /** Edge → 1 if it counts when its ends are in two folders. */
  readonly counts: Uint8Array;
}

/** `counts` marks the edges to include. */
export function liftDependencies(graph: Graph, tree: FolderTree, counts: Uint8Array): LiftedDependencies {
  const { fileCount, edgeStart, edgeTarget } = graph;
  const { unitOf, parent } = tree;
  const unitCount = tree.paths.length;
  const at = new Map<number, UnitDependency>();
  /**
   * Unit → the last source below it, and the child that contains that source: `siblingsAbove` for all edges of a source at
   * once.
   */
  const lastSource = new Int32Array(unitCount).fill(-1);
  const childOf = new Int32Array(unitCount);

  for (let file = 0; file < fileCount; file++) {
    const source = unitOf[file]!;
    if (source === -1) continue;
    for (let child = source; child !== 0; child = parent[child]!) {
      lastSource[child] = lastSource[parent[child]!] = file;
      childOf[parent[child]!] = child;
    }
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      if (counts[edge] === 0) continue;
      let to = edgeTarget[edge]! < fileCount ? unitOf[edgeTarget[edge]!]! : -1;
      // Most edges lead to a file in the same folder.
      if (to === -1 || to === source || parent[to] === parent[source]) continue;
      while (lastSource[parent[to]!] !== file) to = parent[to]!;
      const from = childOf[parent[to]!]!;
      if (!isBetweenFolders(tree, from, to)) continue;
      const key = from * unitCount + to;
      const known = at.get(key);
      if (known !== undefined) known.edges.push(edge);
      else at.set(key, { from, to, edges: [edge] });
    }
  }
  const edgesOf = (from: number, to: number): readonly number[] => at.get(from * unitCount + to)?.edges ?? [];
  return {
    dependencies: [...at.values()],
    count: (from, to) => edgesOf(from, to).length,
    countRunning: (from, to) => edgesOf(from, to).reduce((sum, edge) => sum + graph.carriesCycle[edge]!, 0),
    edgesOf,
    counts,
  };
}

/** From two units up to two children of one folder. */
export function siblingsAbove(
  { parent, depth }: FolderTree,
  source: number,
  target: number,
): readonly [from: number, to: number] {
  let from = source;
  let to = target;
  while (depth[from]! > depth[to]!) from = parent[from]!;
  while (depth[to]! > depth[from]!) to = parent[to]!;
  while (parent[from] !== parent[to]) {
    from = parent[from]!;
    to = parent[to]!;
  }
  return [from, to];
}

/**
 * Not between a folder's entry and its contents, between two files of one folder, or between a file and a folder with its
 * hidden implementation.
 */
export function isBetweenFolders({ isFolder, isEntry, isHidden }: FolderTree, a: number, b: number): boolean {
  if (a === b || isEntry[a]! || isEntry[b]!) return false;
  return isFolder[a]! ? isFolder[b]! || !isHidden[a]! : isFolder[b]! && !isHidden[b]!;
}
