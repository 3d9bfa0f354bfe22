// The figures behind the health score. All but unresolved imports and rule violations follow from the graph.
import { componentSizes } from '../../graph/find-components.ts';
import { findComponentsWithin } from '../../graph/find-components-within.ts';
import { isFilePattern } from '../../model/file-pattern.ts';
import type { Graph } from '../../model/graph.ts';
import type { Reachable } from './link-reachable.ts';
import { measureReach } from './measure-reach.ts';
import type { FolderStructure } from '../folder-structure.ts';
import { parentPath } from '../../std/paths.ts';

export interface HealthFigures {
  /** Number of judged files. */
  readonly files: number;
  /** Share of them in languages whose files mostly load each other. */
  readonly loadedShare: number;
  /** Product files that are programs of their own, and not judged: shell scripts. */
  readonly scripts: number;
  /** Number of cycles at load time. */
  readonly cycles: number;
  readonly filesInCycles: number;
  readonly largestCycle: number;
  readonly tangles: number;
  /** File dependencies that point back between folders. */
  readonly backDependencies: number;
  /** The same, but those outside all cycles of files count half. */
  readonly backWeight: number;
  /** Average share of files that a file reaches. A header and its source count as one file here. */
  readonly reach: number;
  readonly reachFiles: number;
  /** Files that depend on very many others. */
  readonly filesWithFanOut: number;
  /** Files with at least one dependency or dependent. */
  readonly connectedFiles: number;
  /** Dependencies between judged files. */
  readonly dependencies: number;
  /** Whether all judged files lie in one folder. */
  readonly isFlat: boolean;
}

export const maxFanOut = 30;

export interface MeasuredGraph {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
}

export function measureHealthFigures(
  input: MeasuredGraph,
  structure: FolderStructure,
  { links }: Reachable,
): HealthFigures {
  const { graph } = input;
  const { isJudged, conventionsOf, tangles } = structure;
  const judged = judgedFiles(isJudged);
  const back = tangles.flatMap((tangle) => tangle.back);
  const folderOf = (file: number): string => parentPath(graph.files[file]!.path);
  return {
    files: judged.length,
    loadedShare:
      judged.filter((file) => conventionsOf(graph.files[file]!.language).loadsMostly).length /
      Math.max(1, judged.length),
    scripts: countScripts(graph, structure),
    ...measureLoadCycles(input, structure),
    tangles: tangles.length,
    backDependencies: back.reduce((sum, { edges }) => sum + edges.length, 0),
    backWeight: back.reduce((sum, { weight }) => sum + weight, 0),
    reach: measureReach(links),
    reachFiles: links.nodeCount,
    filesWithFanOut: judged.filter((file) => fanOutOf(graph, structure, file) > maxFanOut).length,
    ...countDependencies(graph, judged, isJudged),
    isFlat: judged.length > 0 && judged.every((file) => folderOf(file) === folderOf(judged[0]!)),
  };
}

function countDependencies(
  { edgeStart, edgeTarget, fileCount }: Graph,
  judged: readonly number[],
  isJudged: Uint8Array,
): Pick<HealthFigures, 'connectedFiles' | 'dependencies'> {
  let dependencies = 0;
  const isConnected = new Uint8Array(fileCount);
  for (const file of judged) {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || target === file || isJudged[target] === 0) continue;
      isConnected[file] = isConnected[target] = 1;
      dependencies++;
    }
  }
  return { connectedFiles: isConnected.reduce((sum, one) => sum + one, 0), dependencies };
}

function countScripts({ files }: Graph, { isProduct, isJudged, conventionsOf }: FolderStructure): number {
  let scripts = 0;
  for (let file = 0; file < isProduct.length; file++) {
    const isLeftOut = isProduct[file] === 1 && isJudged[file] === 0;
    if (isLeftOut && !conventionsOf(files[file]!.language).isProgram) scripts++;
  }
  return scripts;
}

function judgedFiles(isJudged: Uint8Array): readonly number[] {
  const judged: number[] = [];
  for (let file = 0; file < isJudged.length; file++) if (isJudged[file] === 1) judged.push(file);
  return judged;
}

type LoadCycleFigures = Pick<HealthFigures, 'cycles' | 'filesInCycles' | 'largestCycle'>;

/** Every cycle of load edges lies inside a cycle, so only these are examined. */
function measureLoadCycles(
  { graph, cycles }: MeasuredGraph,
  { isJudged, loads }: FolderStructure,
): LoadCycleFigures {
  const judged = cycles.map((members) => members.filter((file) => isJudged[file] === 1));
  const { componentOf } = findComponentsWithin(graph, judged, loads.atLoadTime);
  const sizes = componentSizes(componentOf).filter((size) => size > 1);
  return {
    cycles: sizes.length,
    filesInCycles: sizes.reduce((sum, size) => sum + size, 0),
    largestCycle: sizes.reduce((most, size) => Math.max(most, size), 0),
  };
}

/**
 * The number of other product files that a file depends on. 0 for an entry file, whose job is to collect what its folder
 * exports.
 */
export function fanOutOf(graph: Graph, structure: FolderStructure, file: number): number {
  const { tree } = structure;
  const edges = graph.edgeStart[file + 1]! - graph.edgeStart[file]!;
  if (edges <= maxFanOut || tree.isEntry[tree.unitOf[file]!]!) return 0;
  let count = 0;
  for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++)
    if (countsInFanOut(graph, structure, [file, edge])) count++;
  return count;
}

export function countsInFanOut(
  { edgeTarget, evidence }: Graph,
  { isJudged, counted }: FolderStructure,
  [file, edge]: readonly [file: number, edge: number],
): boolean {
  const target = edgeTarget[edge]!;
  const counts = target !== file && isJudged[target] === 1 && counted[edge] === 1;
  return counts && !evidence[edge]!.every(({ specifier }) => isFilePattern(specifier));
}
