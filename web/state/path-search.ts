// The paths between two files, as the command `lintel path` finds them.
import { type PathSearch, searchPaths } from '../../src/query/paths/path-search.ts';
import { findShortestPaths, listShortestPaths, type PathList } from '../../src/query/graph/search-graph.ts';
import { type ReportIndex, unitGraph } from './report-index.ts';

/** The edges of all shortest paths. */
export function findPathEdges(index: ReportIndex, from: number, to: number): readonly number[] {
  const search = searchBetween(index, from, to);
  return ofReport(index, findShortestPaths(search.graph, search.from, search.to));
}

export function listPaths(
  index: ReportIndex,
  from: number,
  to: number,
): PathList & Pick<PathSearch, 'isThroughSources'> {
  const { graph, isThroughSources, ...ends } = searchBetween(index, from, to);
  const { paths, count } = listShortestPaths(graph, ends.from, ends.to);
  return { paths: paths.map((path) => ofReport(index, path)), count, isThroughSources };
}

/** No line says the step from a header to its source. */
function ofReport({ edgeCount }: ReportIndex, edges: readonly number[]): readonly number[] {
  return edges.filter((edge) => edge < edgeCount);
}

function searchBetween(index: ReportIndex, from: number, to: number): PathSearch {
  const last = lastSearches.get(index);
  if (last?.from === from && last.to === to) return last.search;
  const idOf = (node: number): readonly string[] => index.nodes.slice(node, node + 1).map(({ id }) => id);
  const search = searchPaths(unitGraph(index), idOf(from), idOf(to));
  lastSearches.set(index, { from, to, search });
  return search;
}

interface LastSearch {
  readonly from: number;
  readonly to: number;
  readonly search: PathSearch;
}

/** The panel and the drawing ask for the same. */
const lastSearches = new WeakMap<ReportIndex, LastSearch>();
