// What a change to certain files can affect: all their dependents, their distances, and the rules that apply to them.
import type { Report } from '../../model/report.ts';
import type { FileRole } from '../../model/file-role.ts';
import { canLoad, familyOf } from '../affected/language-families.ts';
import { findCommonCode } from '../affected/kotlin-source-sets.ts';
import { findUnknownImports } from '../affected/unknown-imports.ts';
import { type DependencyPlace, isTypeOnly, placeOf } from '../dependency-place.ts';
import { findHeaders } from '../graph/other-halves.ts';
import { linkReport, type ReportGraph } from '../graph/report-graph.ts';
import { findRulesAtStake, type RuleAtStake } from '../rules/rules-at-stake.ts';
import { findAllDependents } from '../graph/search-graph.ts';
import { productFiles } from '../product/product-files.ts';
import { unreadFiles } from '../product/unread-files.ts';
import { withoutTypes } from '../graph/without-types.ts';

export interface Impact {
  /** The changed files. */
  readonly changed: readonly string[];
  /** Headers that declare what the files define. Files that include them depend on the files. */
  readonly headers: readonly string[];
  /** Nearest first, of the same distance product files first. */
  readonly dependents: readonly AffectedFile[];
  /** The number of dependents at distance 1, 2, … */
  readonly byDistance: readonly number[];
  /** Folders with dependents, those with the most first. */
  readonly folders: readonly AffectedFolder[];
  readonly rules: readonly RuleAtStake[];
  /** The number of other files that load code by computed imports or by name, and may use the files that way. */
  readonly mayLoad: number;
  /** Common Kotlin code that may expect what the files declare for a platform. Its dependents use the files at run time. */
  readonly mayExpect: readonly string[];
  /** Other files whose imports are unknown, so they may use the files. Absent if there are none. */
  readonly unread?: readonly string[];
}

export interface AffectedFile {
  readonly file: string;
  readonly role: FileRole;
  /** Number of dependencies on the shortest path. */
  readonly distance: number;
  /** Whether every path to it includes an import only for types or documentation. */
  readonly typeOnly: boolean;
  /** For a direct dependent: the import. */
  readonly place?: DependencyPlace;
}

export interface AffectedFolder {
  readonly folder: string;
  readonly files: number;
}

export function findImpact(report: Report, changed: readonly string[]): Impact {
  const graph = linkReport(report);
  const headers = findHeaders(graph, changed);
  const numbers = [...changed, ...headers].map((id) => graph.numberOf.get(id)!);
  const atRunTime = new Set(findAllDependents(withoutTypes(graph), ...numbers).map(({ node }) => node));
  const direct = directImports(graph, new Set(numbers));
  const isProduct = productFiles(report);
  const found = findAllDependents(graph, ...numbers).flatMap(({ node, distance }) => {
    const file = graph.nodes[node]!;
    if (file.type !== 'file') return [];
    const place = direct.get(node);
    const typeOnly = !atRunTime.has(node);
    return [{ file: file.id, role: file.role, distance, typeOnly, ...(place !== undefined && { place }) }];
  });
  const dependents = found.toSorted(
    (a, b) => a.distance - b.distance || Number(isProduct(b.file)) - Number(isProduct(a.file)),
  );
  const unread = unreadFiles(report).filter((file) => !changed.includes(file));
  return {
    changed,
    headers,
    dependents,
    byDistance: countByDistance(dependents),
    folders: countFolders(graph, dependents),
    rules: findRulesAtStake(report, changed),
    mayLoad: countLoaders(report, graph, [...changed, ...dependents.map(({ file }) => file)]),
    mayExpect: findCommonCode(report.detailed.nodes, changed),
    ...(unread.length > 0 && { unread }),
  };
}

/** Leaves out those that are among the files already. */
function countLoaders(report: Report, graph: ReportGraph, ids: readonly string[]): number {
  const known = new Set(ids);
  const files = ids.map((id) => graph.nodes[graph.numberOf.get(id)!]!).filter(({ type }) => type === 'file');
  if (files.length === 0) return 0;
  const families = new Set(files.map(({ language }) => familyOf(language)));
  const loaders = findUnknownImports(report).filter(
    ({ file, family, isByName }) => isByName && !known.has(file) && canLoad(family, families),
  );
  return new Set(loaders.map(({ file }) => file)).size;
}

/** Dependent → its import of one of the files, preferably one that exists at run time. */
function directImports(
  graph: ReportGraph,
  changed: ReadonlySet<number>,
): ReadonlyMap<number, DependencyPlace> {
  const found = new Map<number, DependencyPlace>();
  for (const node of changed) {
    for (const number of graph.inEdges.subarray(graph.inStart[node], graph.inStart[node + 1])) {
      const source = graph.edgeSource[number]!;
      const edge = graph.edges[number]!;
      if (changed.has(source) || (found.has(source) && isTypeOnly(edge))) continue;
      if (found.get(source)?.kind !== 'static') found.set(source, placeOf(edge));
    }
  }
  return found;
}

function countByDistance(dependents: readonly AffectedFile[]): readonly number[] {
  const counts: number[] = [];
  for (const { distance } of dependents) {
    while (counts.length < distance) counts.push(0);
    counts[distance - 1]!++;
  }
  return counts;
}

function countFolders(
  { nodes, numberOf }: ReportGraph,
  dependents: readonly AffectedFile[],
): readonly AffectedFolder[] {
  const counts = new Map<string, number>();
  for (const { file } of dependents) {
    const { folder } = nodes[numberOf.get(file)!]!;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .map(([folder, files]) => ({ folder, files }))
    .toSorted((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1));
}
