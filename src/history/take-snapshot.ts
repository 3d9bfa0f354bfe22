// Extracts what the history keeps of a revision, without building a report.
import { pathOf } from '../model/file-path.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { Figures } from '../model/history.ts';
import type { CycleDetail, Health, Metrics, RuleReport, Tangle } from '../model/report.ts';
import type { PointFigures, Snapshot } from '../model/snapshot.ts';
import { folderOf } from '../std/paths.ts';

export interface SnapshotInput {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly metrics: Metrics;
  readonly structure: {
    /** In the order of the cycles. */
    readonly cycleDetails: readonly CycleDetail[];
    readonly tangleDetails: readonly Tangle[];
    /** Folders and the files next to them. */
    readonly tree: { readonly paths: readonly string[] };
    /** Between indexes in `tree`. */
    readonly lifted: { readonly dependencies: readonly { readonly from: number; readonly to: number }[] };
  };
  readonly rules: RuleReport | undefined;
  readonly health: Health;
}

export function takeSnapshot(input: SnapshotInput): Snapshot {
  const { cycleDetails, tangleDetails, tree, lifted } = input.structure;
  const { graph } = input;
  const cycles = input.cycles.map((members, at) => ({
    kind: cycleDetails[at]!.kind,
    members: members.map((member) => graph.ids[member]!),
  }));
  const tangles = tangleDetails.map(({ folder, members, back }) => ({
    folder,
    members,
    back: back.map(({ from, to, edges }) => ({ from, to, edges })),
  }));
  return {
    figures: measureProject(input, { cycles, tangles }),
    folders: measureFolders(input, { cycles, tangles }),
    files: new Map(graph.files.map(({ size }, file) => [graph.ids[file]!, size])),
    dependencies: lifted.dependencies.flatMap(({ from, to }) => [tree.paths[from]!, tree.paths[to]!]),
    cycles,
    tangles,
  };
}

type FoundGroups = Pick<Snapshot, 'cycles' | 'tangles'>;

/** In the same order as from the cache, so that the output does not depend on the cache. */
function measureProject(
  { graph, metrics, rules, health }: SnapshotInput,
  { cycles, tangles }: FoundGroups,
): PointFigures {
  return {
    files: graph.fileCount,
    dependencies: metrics.totalDependencies,
    cycles: cycles.length,
    loadCycles: cycles.filter(({ kind }) => kind === 'load').length,
    tangles: tangles.length,
    backDependencies: sum(tangles.flatMap(({ back }) => back.map(({ edges }) => edges.length))),
    packages: metrics.externalDependencies,
    ruleViolations: sum((rules?.results ?? []).map(({ violations }) => violations.length)),
    largestCycle: cycles.reduce((largest, { members }) => Math.max(largest, members.length), 0),
    health: health.score,
    grade: health.grade,
    ...(health.caveat !== undefined && { caveat: health.caveat }),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

type Counts = { -readonly [Figure in keyof Figures]: number };

/** Folders in code-point order of their first file. */
function measureFolders(
  { graph }: SnapshotInput,
  { cycles, tangles }: FoundGroups,
): ReadonlyMap<string, Figures> {
  const folders = new Map<string, Counts>();
  for (const [folder, own] of measureOwnFiles(graph)) {
    for (const each of foldersOf(folder)) {
      const counts = countsOf(folders, each);
      counts.files += own.files;
      counts.dependencies += own.dependencies;
    }
  }
  for (const { kind, members } of cycles) {
    for (const folder of new Set(members.flatMap(foldersAbove))) {
      const counts = countsOf(folders, folder);
      counts.cycles++;
      if (kind === 'load') counts.loadCycles++;
    }
  }
  for (const { folder: tangled, back } of tangles) {
    for (const folder of foldersOf(tangled)) countsOf(folders, folder).tangles++;
    for (const { edges } of back)
      for (const [source] of edges)
        for (const folder of foldersAbove(source)) countsOf(folders, folder).backDependencies++;
  }
  return folders;
}

/** Folder → counts of the files directly in it: most projects have far fewer folders than files. */
function measureOwnFiles(graph: Graph): ReadonlyMap<string, Counts> {
  const folders = new Map<string, Counts>();
  for (let file = 0; file < graph.fileCount; file++) {
    const counts = countsOf(folders, folderOf(pathOf(graph.ids[file]!)));
    counts.files++;
    counts.dependencies += outgoing(graph, file);
  }
  return folders;
}

function countsOf(folders: Map<string, Counts>, folder: string): Counts {
  const known = folders.get(folder);
  if (known !== undefined) return known;
  const made = { files: 0, dependencies: 0, cycles: 0, loadCycles: 0, tangles: 0, backDependencies: 0 };
  folders.set(folder, made);
  return made;
}

/** The parent folders of a file, innermost first. */
function foldersAbove(id: string): readonly string[] {
  return foldersOf(folderOf(pathOf(id)));
}

/** The folder and its parents. */
function foldersOf(folder: string): readonly string[] {
  if (folder === '.') return [];
  const found: string[] = [];
  for (let end = folder.length; end > 0; end = folder.lastIndexOf('/', end - 1)) {
    found.push(folder.slice(0, end));
  }
  return found;
}
