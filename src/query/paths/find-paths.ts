// How one file depends on another: all shortest paths with the lines of code. A folder stands for any of its product files:
// that its tests use another folder says nothing about the two. A file that includes a header depends on its source.
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { type DependencyPlace, isErased, placeOf } from '../dependency-place.ts';
import { type PathSearch, searchImports, searchPaths } from './path-search.ts';
import { linkReport, type ReportGraph } from '../graph/report-graph.ts';
import { productFiles } from '../product/product-files.ts';
import { listShortestPaths } from '../graph/search-graph.ts';
import { withoutTypes } from '../graph/without-types.ts';

export interface FoundPaths {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The number of files that were left out of several because they are not product files; absent if there are none. */
  readonly leftOut?: number;
  /** The first hundred, those that exist at run time first. They end in `to`, or in a header of it. */
  readonly paths: readonly (readonly DependencyPlace[])[];
  /** The total number, including those that are not listed. */
  readonly count: number;
  /** If no chain of imports leads to `to`: whether these paths continue from headers to their sources. */
  readonly isThroughSources?: true;
  /** A shortest path at run time, if all of these are only for types or documentation; absent if there is none. */
  readonly atRunTime?: readonly DependencyPlace[];
  /** A shortest path in the other direction; absent if there is none. */
  readonly back?: readonly DependencyPlace[];
}

export function findPaths(
  report: Pick<Report, 'detailed'>,
  allFrom: readonly string[],
  allTo: readonly string[],
): FoundPaths {
  const graph = linkReport(report);
  const isProduct = productFiles(report);
  const ofProduct = (ids: readonly string[]): readonly string[] =>
    ids.some(isProduct) ? ids.filter(isProduct) : ids;
  const [from, to] = [ofProduct(allFrom), ofProduct(allTo)];
  const leftOut = allFrom.length + allTo.length - from.length - to.length;
  const search = searchPaths(graph, from, to);
  if (search.from.length === 0) throw new UserError('A path needs two different files.');
  const starts = search.from.map((node) => graph.nodes[node]!.id);
  const { paths, count } = listPlaces(graph, search);
  const [back] = listPlaces(graph, searchImports(graph, to, starts)).paths;
  const atRunTime = paths.every(isForTypes) ? findAtRunTime(graph, starts, to) : undefined;
  return {
    from: starts,
    to,
    ...(leftOut > 0 && { leftOut }),
    paths: paths.toSorted((a, b) => countAbsent(a) - countAbsent(b)),
    count,
    ...(search.isThroughSources && { isThroughSources: true }),
    ...(atRunTime !== undefined && { atRunTime }),
    ...(back !== undefined && { back }),
  };
}

function findAtRunTime(
  graph: ReportGraph,
  from: readonly string[],
  to: readonly string[],
): readonly DependencyPlace[] | undefined {
  const running = withoutTypes(graph);
  return listPlaces(running, searchImports(running, from, to)).paths[0];
}

/** A shortest path along imports only. */
export function findImportPath(
  graph: ReportGraph,
  from: string,
  to: string,
): readonly DependencyPlace[] | undefined {
  const [start, end] = [graph.numberOf.get(from)!, graph.numberOf.get(to)!];
  return listPlaces(graph, { graph, from: [start], to: [end], isThroughSources: false }).paths[0];
}

/** Whether the path does not exist at run time. */
export function isForTypes(path: readonly DependencyPlace[]): boolean {
  return path.some(isErased);
}

/** The number of imports on the path that do not exist at load time. */
function countAbsent(path: readonly DependencyPlace[]): number {
  return path.filter(({ kind, role }) => kind === 'type' || kind === 'lazy' || role !== undefined).length;
}

interface ListedPaths {
  readonly paths: readonly (readonly DependencyPlace[])[];
  readonly count: number;
}

function listPlaces({ edges }: ReportGraph, { graph, from, to }: PathSearch): ListedPaths {
  const { paths, count } = listShortestPaths(graph, from, to);
  return {
    // The step from a header to its source has no line: the next place is in the source.
    paths: paths.map((path) =>
      path.filter((edge) => edge < edges.length).map((edge) => placeOf(edges[edge]!)),
    ),
    count,
  };
}
