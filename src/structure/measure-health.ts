// The figures that health is made of. All but the number of unresolved imports and broken rules follow from the graph.
import { componentSizes, findComponents, type Links } from '../graph/find-components.ts';
import { linkPairs } from '../graph/link-pairs.ts';
import type { Graph } from '../model/graph.ts';
import { measureReach } from './measure-reach.ts';
import type { FolderStructure } from './structure.ts';

export interface HealthFigures {
  /** Judged files. */
  readonly files: number;
  /** Share of them in languages whose files mostly load each other. */
  readonly loadedShare: number;
  /** Cycles at load time. */
  readonly cycles: number;
  readonly filesInCycles: number;
  readonly largestCycle: number;
  readonly tangles: number;
  /** File dependencies that point back between folders. */
  readonly backDependencies: number;
  /** The same, those outside all circles of files counted half. */
  readonly backWeight: number;
  /** Average share of the files that a file reaches. A header and its source are one file here. */
  readonly reach: number;
  readonly reachFiles: number;
  /** Files that depend on very many others. */
  readonly filesWithFanOut: number;
  /** Whether all judged files lie in one folder. */
  readonly isFlat: boolean;
}

export const mostFanOut = 30;

export function measureHealthFigures(graph: Graph, structure: FolderStructure): HealthFigures {
  const { isJudged, conventionsOf, tangles } = structure;
  const judged = [...isJudged.keys()].filter((file) => isJudged[file] === 1);
  const back = tangles.flatMap((tangle) => tangle.back);
  const reachable = linkReachable(graph, structure);
  return {
    files: judged.length,
    loadedShare:
      judged.filter((file) => conventionsOf(graph.files[file]!.language).loadsMostly).length /
      Math.max(1, judged.length),
    ...measureLoadCycles(graph, structure),
    tangles: tangles.length,
    backDependencies: back.reduce((sum, { edges }) => sum + edges.length, 0),
    backWeight: back.reduce((sum, { weight }) => sum + weight, 0),
    reach: measureReach(reachable),
    reachFiles: reachable.nodeCount,
    filesWithFanOut: judged.filter((file) => hasFanOut(graph, structure, file)).length,
    isFlat: new Set(judged.map((file) => folderOf(graph.files[file]!.path))).size === 1,
  };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

type LoadCycleFigures = Pick<HealthFigures, 'cycles' | 'filesInCycles' | 'largestCycle'>;

function measureLoadCycles(graph: Graph, { isJudged, loads }: FolderStructure): LoadCycleFigures {
  const { fileCount, edgeStart, edgeTarget } = graph;
  const follows = new Uint8Array(edgeTarget.length);
  for (let file = 0; file < fileCount; file++) {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      if (loads.first[edge] === 1 && isJudged[file] === 1 && isJudged[edgeTarget[edge]!] === 1) {
        follows[edge] = 1;
      }
    }
  }
  const sizes = componentSizes(findComponents({ nodeCount: fileCount, edgeStart, edgeTarget }, follows));
  const cycles = sizes.filter((size) => size > 1);
  return {
    cycles: cycles.length,
    filesInCycles: cycles.reduce((sum, size) => sum + size, 0),
    largestCycle: cycles.reduce((most, size) => Math.max(most, size), 0),
  };
}

/** An entry file collects what its folder offers: that is its job. */
function hasFanOut(graph: Graph, { isJudged, tree }: FolderStructure, file: number): boolean {
  if (tree.isEntry[tree.unitOf[file]!]!) return false;
  let count = 0;
  for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
    const target = graph.edgeTarget[edge]!;
    if (target !== file && isJudged[target] === 1) count++;
  }
  return count > mostFanOut;
}

/**
 * Who needs whom while it runs: without type-only imports, a header and its source as one node, and without what a Rust
 * file merely declares.
 */
function linkReachable(graph: Graph, structure: FolderStructure): Links {
  const { nodeOf, nodeCount } = numberReachable(graph, structure);
  const pairs: { from: number; to: number }[] = [];
  for (let file = 0; file < graph.fileCount; file++) {
    if (nodeOf[file] === -1) continue;
    for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      const to = target < graph.fileCount ? nodeOf[target]! : -1;
      if (to === -1 || to === nodeOf[file]) continue;
      if (graph.evidence[edge]!.every(({ kind }) => kind === 'type')) continue;
      if (!onlyDeclares(graph, structure, file, target)) pairs.push({ from: nodeOf[file]!, to });
    }
  }
  return linkPairs(nodeCount, pairs);
}

function numberReachable(
  { files }: Graph,
  { isJudged, conventionsOf, tree }: FolderStructure,
): { readonly nodeOf: Int32Array; readonly nodeCount: number } {
  const nodeOf = new Int32Array(files.length).fill(-1);
  const nodeOfUnit = new Map<number, number>();
  let nodeCount = 0;
  for (const [file, { language }] of files.entries()) {
    if (isJudged[file] !== 1) continue;
    const isPair = conventionsOf(language).pairsHeaders === true;
    const known = isPair ? nodeOfUnit.get(tree.unitOf[file]!) : undefined;
    nodeOf[file] = known ?? nodeCount++;
    if (isPair) nodeOfUnit.set(tree.unitOf[file]!, nodeOf[file]!);
  }
  return { nodeOf, nodeCount };
}

function onlyDeclares(graph: Graph, structure: FolderStructure, file: number, target: number): boolean {
  const { tree, conventionsOf } = structure;
  if (conventionsOf(graph.files[file]!.language).entryDeclares !== true) return false;
  const unit = tree.unitOf[file]!;
  const folder = tree.parent[unit]!;
  if (!tree.isEntry[unit]! || folder === 0) return false;
  let above = tree.unitOf[target]!;
  while (tree.depth[above]! > tree.depth[folder]!) above = tree.parent[above]!;
  return above === folder;
}
