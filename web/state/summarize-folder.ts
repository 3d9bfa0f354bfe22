// What a folder contains and depends on, from the files in it and in its subfolders.
import type { Tangle } from '../../src/model/report.ts';
import { isInFolder } from './format.ts';
import type { ReportIndex } from './report-index.ts';

export interface FolderSummary {
  /** Numbers of its files, the riskiest first. */
  readonly files: readonly number[];
  readonly bytes: number;
  /** Dependencies between its files, to files outside and from files outside. */
  readonly inside: number;
  readonly outgoing: number;
  readonly incoming: number;
  /** The share of dependencies that stay inside; null without any. */
  readonly cohesion: number | null;
  readonly dependsOn: readonly FolderCount[];
  readonly usedBy: readonly FolderCount[];
  /** Number of packages that it imports, without the standard library. */
  readonly packageCount: number;
  /** Numbers of the tangles in it, and of those that it is a member of. */
  readonly tangles: readonly number[];
  readonly memberOf: readonly number[];
}

/** The file dependencies with another folder, the most first. */
export interface FolderCount {
  readonly folder: string;
  readonly count: number;
}

/** `.` is the whole project. Null if no file is in it. */
export function summarizeFolder(index: ReportIndex, path: string): FolderSummary | null {
  const isMember = Uint8Array.from(index.nodes, ({ type, folder }) =>
    Number(type === 'file' && isInFolder(folder, path)),
  );
  const files = Array.from(isMember.keys()).filter((node) => isMember[node] === 1);
  if (files.length === 0) return null;
  const dependsOn = new Map<string, number>();
  const usedBy = new Map<string, number>();
  const packages = new Set<number>();
  let inside = 0;
  for (let edge = 0; edge < index.edgeCount; edge++) {
    const [source, target] = [index.edgeSource[edge] ?? 0, index.edgeTarget[edge] ?? 0];
    if (target >= index.fileCount) {
      if (isMember[source] === 1) packages.add(target);
    } else if (isMember[source] === 1 && isMember[target] === 1) inside++;
    else if (isMember[source] === 1) addOne(dependsOn, siblingOf(path, folderOf(index, target)));
    else if (isMember[target] === 1) addOne(usedBy, siblingOf(path, folderOf(index, source)));
  }
  const [outgoing, incoming] = [sum(dependsOn.values()), sum(usedBy.values())];
  const all = inside + outgoing + incoming;
  const tangles = [...index.report.tangles.keys()];
  const tangleAt = (number: number): Tangle | undefined => index.report.tangles[number];
  return {
    files: files.toSorted((a, b) => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0)),
    bytes: sum(files.map((file) => sizeOf(index, file))),
    inside,
    outgoing,
    incoming,
    cohesion: all === 0 ? null : inside / all,
    dependsOn: toCounts(dependsOn),
    usedBy: toCounts(usedBy),
    packageCount: [...packages].filter((node) => !isBuiltin(index, node)).length,
    tangles: tangles.filter((number) => isInFolder(tangleAt(number)?.folder ?? '.', path)),
    memberOf: tangles.filter((number) => tangleAt(number)?.members.includes(`${path}/`)),
  };
}

/** The other folder as far down as it differs: `src/core` for `src/core/tax` if the folder is `src/ui`. */
function siblingOf(path: string, other: string): string {
  const [own, parts] = [path.split('/'), other.split('/')];
  const differs = parts.findIndex((part, at) => part !== own[at]);
  return differs === -1 ? other : parts.slice(0, differs + 1).join('/');
}

function folderOf({ nodes }: ReportIndex, node: number): string {
  return nodes[node]?.folder ?? '.';
}

function sizeOf({ nodes }: ReportIndex, node: number): number {
  const found = nodes[node];
  return found?.type === 'file' ? found.size : 0;
}

function isBuiltin({ nodes }: ReportIndex, node: number): boolean {
  const found = nodes[node];
  return found?.type === 'package' && found.builtin === true;
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function toCounts(counts: ReadonlyMap<string, number>): FolderCount[] {
  return Array.from(counts, ([folder, count]) => ({ folder, count })).toSorted(
    (a, b) => b.count - a.count || (a.folder < b.folder ? -1 : 1),
  );
}
