// The figures of a revision from the report of a checkout: another way to them than that of the history, which builds no
// report.
import { pathOf } from '../../src/model/file-path.ts';
import type { Figures } from '../../src/model/history.ts';
import type { Report } from '../../src/model/report.ts';
import type { PointFigures, Snapshot } from '../../src/model/snapshot.ts';

export function figuresOfReport(report: Report): Pick<Snapshot, 'figures' | 'folders' | 'files'> {
  return { figures: measureProject(report), folders: measureFolders(report), files: listFiles(report) };
}

function measureProject(report: Report): PointFigures {
  const { metrics, cycles, cycleDetails, tangles, rules, health, detailed } = report;
  return {
    files: detailed.nodes.length - metrics.externalDependencies,
    dependencies: metrics.totalDependencies,
    cycles: cycles.length,
    loadCycles: cycleDetails.filter(({ kind }) => kind === 'load').length,
    tangles: tangles.length,
    backDependencies: sum(tangles.flatMap(({ back }) => back.map(({ edges }) => edges.length))),
    packages: metrics.externalDependencies,
    ruleViolations: sum((rules?.results ?? []).map(({ violations }) => violations.length)),
    largestCycle: cycles.reduce((largest, { length }) => Math.max(largest, length), 0),
    health: health.score,
    grade: health.grade,
    ...(health.caveat !== undefined && { caveat: health.caveat }),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function listFiles({ detailed }: Report): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const node of detailed.nodes) if (node.type === 'file') sizes.set(node.id, node.size);
  return sizes;
}

type Counts = { -readonly [Figure in keyof Figures]: number };

/** In code-point order of the first file in them. */
function measureFolders(report: Report): ReadonlyMap<string, Figures> {
  const folders = new Map<string, Counts>();
  for (const node of report.detailed.nodes) {
    if (node.type !== 'file') continue;
    for (const folder of foldersAbove(node.id)) {
      const counts = countsOf(folders, folder);
      counts.files++;
      counts.dependencies += node.outgoing;
    }
  }
  for (const [at, members] of report.cycles.entries()) {
    const isLoad = report.cycleDetails[at]!.kind === 'load';
    for (const folder of new Set(members.flatMap(foldersAbove))) {
      const counts = countsOf(folders, folder);
      counts.cycles++;
      if (isLoad) counts.loadCycles++;
    }
  }
  for (const { folder: tangled, back } of report.tangles) {
    for (const folder of foldersOf(tangled)) countsOf(folders, folder).tangles++;
    for (const { edges } of back)
      for (const [source] of edges)
        for (const folder of foldersAbove(source)) countsOf(folders, folder).backDependencies++;
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

/** The folders that a file lies in, the innermost first. */
function foldersAbove(id: string): readonly string[] {
  const path = pathOf(id);
  const slash = path.lastIndexOf('/');
  return slash === -1 ? [] : foldersOf(path.slice(0, slash));
}

/** The folder and those above it. */
function foldersOf(folder: string): readonly string[] {
  if (folder === '.') return [];
  const found: string[] = [];
  for (let end = folder.length; end > 0; end = folder.lastIndexOf('/', end - 1)) {
    found.push(folder.slice(0, end));
  }
  return found;
}
