// Dependencies between folders: each file dependency counts once, between the two units that hold its ends below their
// lowest common folder. It is a hierarchical design structure matrix.
import type { Graph } from '../model/graph.ts';
import type { FolderTree } from './folder-tree.ts';

/** All file dependencies from one unit to a sibling. */
export interface UnitDependency {
  readonly from: number;
  readonly to: number;
  /** Edges of the graph. */
  readonly edges: number[];
}

export interface LiftedDependencies {
  readonly dependencies: readonly UnitDependency[];
  /** Two siblings → how many file dependencies lead from the first to the second. */
  readonly count: (from: number, to: number) => number;
}

export function liftDependencies(graph: Graph, tree: FolderTree): LiftedDependencies {
  const { fileCount, edgeStart, edgeTarget, isOfProduct } = graph;
  const dependencies: UnitDependency[] = [];
  const at = new Map<number, number>();
  const keyOf = (from: number, to: number): number => from * tree.paths.length + to;

  for (let file = 0; file < fileCount; file++) {
    const source = tree.unitOf[file]!;
    if (source === -1) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      if (isOfProduct[edge] === 0) continue;
      const target = edgeTarget[edge]! < fileCount ? tree.unitOf[edgeTarget[edge]!]! : -1;
      // Within one folder nothing crosses a boundary, and most dependencies stay there.
      if (target === -1 || areFilesOfOneFolder(tree, source, target)) continue;
      const from = siblingOver(tree, source, target);
      const to = siblingOver(tree, target, source);
      if (!isBetweenFolders(tree, from, to)) continue;
      const known = at.get(keyOf(from, to));
      if (known !== undefined) dependencies[known]!.edges.push(edge);
      else at.set(keyOf(from, to), dependencies.push({ from, to, edges: [edge] }) - 1);
    }
  }
  return {
    dependencies,
    count: (from, to) => dependencies[at.get(keyOf(from, to)) ?? -1]?.edges.length ?? 0,
  };
}

function areFilesOfOneFolder({ parent, isFolder }: FolderTree, a: number, b: number): boolean {
  return parent[a] === parent[b] && !isFolder[a]! && !isFolder[b]!;
}

/** Of the children of the lowest folder that holds both, the one that holds the first. */
function siblingOver({ parent, depth }: FolderTree, a: number, b: number): number {
  while (depth[a]! > depth[b]!) a = parent[a]!;
  while (depth[b]! > depth[a]!) b = parent[b]!;
  while (parent[a] !== parent[b]) {
    a = parent[a]!;
    b = parent[b]!;
  }
  return a;
}

/** Not between a folder's entry and what is inside it, nor between two files of one folder. */
function isBetweenFolders({ isFolder, isEntry }: FolderTree, a: number, b: number): boolean {
  return a !== b && !isEntry[a]! && !isEntry[b]! && (isFolder[a]! || isFolder[b]!);
}
