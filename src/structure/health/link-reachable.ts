// Which files need each other at run time: without imports only for types, documentation or tests, with a header and its
// source as one node, and without what a Rust file only declares.
import type { Links } from '../../graph/find-components.ts';
import { linkPairs } from '../../graph/link-pairs.ts';
import type { Graph } from '../../model/graph.ts';
import type { FolderStructure } from '../folder-structure.ts';

type Basis = Pick<FolderStructure, 'isJudged' | 'conventionsOf' | 'tree' | 'loads'>;

export type NodePair = readonly [from: number, to: number];

export interface Reachable {
  readonly links: Links;
  /** The pairs of nodes that an edge of the graph links, if any. */
  readonly linkOf: (source: number, edge: number) => readonly NodePair[];
}

export function linkReachable(graph: Graph, structure: Basis): Reachable {
  const { fileCount, edgeStart, edgeTarget } = graph;
  const { typeOnly } = structure.loads;
  const { nodeOf, nodeCount } = numberReachable(graph, structure);
  const from = new Uint32Array(edgeTarget.length);
  const to = new Uint32Array(edgeTarget.length);
  let count = 0;
  for (let file = 0; file < fileCount; file++) {
    const node = nodeOf[file]!;
    if (node === -1) continue;
    const declares = declaredBy(graph, structure, file);
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      if (typeOnly[edge] === 1) continue;
      const other = targetOf(edge, declares);
      if (other === -1 || other === node) continue;
      from[count] = node;
      to[count++] = other;
    }
  }

  function targetOf(edge: number, declares: Declares | undefined): number {
    const target = edgeTarget[edge]!;
    if (target >= fileCount || typeOnly[edge] === 1 || nodeOf[target] === -1) return -1;
    return declares?.(target) === true ? -1 : nodeOf[target]!;
  }

  return {
    links: linkPairs(nodeCount, { from: from.subarray(0, count), to: to.subarray(0, count) }),
    linkOf: (source, edge) => {
      const node = nodeOf[source]!;
      const other = targetOf(edge, declaredBy(graph, structure, source));
      return node === -1 || other === -1 || other === node ? [] : [[node, other]];
    },
  };
}

type Declares = (target: number) => boolean;

function numberReachable(
  { files }: Graph,
  { isJudged, conventionsOf, tree }: Basis,
): { readonly nodeOf: Int32Array; readonly nodeCount: number } {
  const nodeOf = new Int32Array(files.length).fill(-1);
  const nodeOfUnit = new Map<number, number>();
  let nodeCount = 0;
  for (let file = 0; file < files.length; file++) {
    if (isJudged[file] !== 1) continue;
    if (conventionsOf(files[file]!.language).pairsHeaders !== true) {
      nodeOf[file] = nodeCount++;
      continue;
    }
    const known = nodeOfUnit.get(tree.unitOf[file]!);
    nodeOf[file] = known ?? nodeCount++;
    nodeOfUnit.set(tree.unitOf[file]!, nodeOf[file]!);
  }
  return { nodeOf, nodeCount };
}

/** For a file that names the modules of its folder only to declare them: tells whether it names this one. */
function declaredBy(graph: Graph, { tree, conventionsOf }: Basis, file: number): Declares | undefined {
  if (conventionsOf(graph.files[file]!.language).entryDeclares !== true) return undefined;
  const unit = tree.unitOf[file]!;
  const folder = tree.parent[unit]!;
  if (!tree.isEntry[unit]! || folder === 0) return undefined;
  return (target) => {
    let above = tree.unitOf[target]!;
    while (tree.depth[above]! > tree.depth[folder]!) above = tree.parent[above]!;
    return above === folder;
  };
}
