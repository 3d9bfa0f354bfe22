// Where a project begins: product files that no other product file uses, and the files that stand for a module.
import type { DetailedFile, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { productFiles } from './product-files.ts';
import { linkReport, type ReportGraph } from './report-graph.ts';

export interface EntryPoint {
  readonly file: string;
  /** Files that it uses, directly and indirectly. */
  readonly reaches: number;
}

export interface EntryPoints {
  /** Those named like one first, then those that reach most. */
  readonly files: readonly EntryPoint[];
  /** All product files that no product file uses, by folder, most first. */
  readonly unused: readonly { readonly folder: string; readonly files: number }[];
}

const mostListed = 8;
/** How far a file reaches takes a walk over the graph. */
const mostMeasured = 100;

type EnteredReport = Pick<Report, 'detailed'> & { readonly settings: Pick<Report['settings'], 'modules'> };

export function findEntryPoints(report: EnteredReport): EntryPoints {
  const graph = linkReport(report);
  const isProduct = productFiles(report);
  const isUsed = new Set<string>();
  for (const { source, target } of graph.edges)
    if (source !== target && isProduct(source)) isUsed.add(target);
  const product = graph.nodes.filter(
    (node): node is DetailedFile => node.type === 'file' && isProduct(node.id),
  );
  const unused = product.filter(({ id }) => !isUsed.has(id));
  const roots = moduleRoots(report);
  const isNamed = ({ id, folder }: DetailedFile): boolean =>
    (!isUsed.has(id) && programName.test(id)) ||
    (roots.has(folder) && entryName.test(id)) ||
    topPackage.test(id);
  const files = product
    .filter((file) => file.outgoing > 0 && (!isUsed.has(file.id) || isNamed(file)))
    .toSorted(
      (a, b) =>
        Number(isNamed(b)) - Number(isNamed(a)) || b.outgoing - a.outgoing || compareCodePoints(a.id, b.id),
    )
    .slice(0, mostMeasured)
    .map((file) => ({
      file: file.id,
      isNamed: isNamed(file),
      reaches: countReached(graph, graph.numberOf.get(file.id)!),
    }))
    .filter(({ reaches }) => reaches > 0)
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) || b.reaches - a.reaches || compareCodePoints(a.file, b.file),
    )
    .filter(isFirstOfFolder())
    .slice(0, mostListed)
    .map(({ file, reaches }) => ({ file, reaches }));
  return { files, unused: countFolders(unused) };
}

/** What is not named like an entry is listed once for each folder. */
function isFirstOfFolder(): (entry: { readonly file: string; readonly isNamed: boolean }) => boolean {
  const listed = new Set<string>();
  return ({ file, isNamed }) => {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    if (!isNamed && listed.has(folder)) return false;
    listed.add(folder);
    return true;
  };
}

/** Programs. */
const programName = /(?:^|\/)(?:main|__main__|app|cli|server|program|manage|bootstrap)\.\w+$/i;
/** Files that stand for the folder of a module. */
const entryName = /(?:^|\/)(?:index|main|mod|lib|__init__|init)\.\w+$/;

/** `shop/__init__.py`, `src/shop/__init__.py`: what a user of a Python package imports. */
const topPackage = /^(?:src\/|lib\/)?[^/]+\/__init__\.py$/;

/** Where the entry file of a module lies: in its folder, or in `src` or `lib` of it. */
function moduleRoots({ settings }: Pick<EnteredReport, 'settings'>): ReadonlySet<string> {
  const modules = ['.', ...settings.modules];
  const inside = modules.flatMap((module) => {
    const prefix = module === '.' ? '' : `${module}/`;
    return [`${prefix}src`, `${prefix}lib`];
  });
  return new Set([...modules, ...inside]);
}

function countReached(graph: ReportGraph, from: number): number {
  const isReached = new Uint8Array(graph.nodes.length);
  isReached[from] = 1;
  const order = [from];
  for (const at of order) {
    for (const edge of graph.outEdges.subarray(graph.outStart[at], graph.outStart[at + 1])) {
      const target = graph.edgeTarget[edge]!;
      if (target >= graph.fileCount || isReached[target] === 1) continue;
      isReached[target] = 1;
      order.push(target);
    }
  }
  return order.length - 1;
}

function countFolders(files: readonly DetailedFile[]): EntryPoints['unused'] {
  const counts = new Map<string, number>();
  for (const { folder } of files) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .map(([folder, count]) => ({ folder, files: count }))
    .toSorted((a, b) => b.files - a.files || compareCodePoints(a.folder, b.folder));
}
