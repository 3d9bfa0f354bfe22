// How one file depends on another: all shortest paths with the lines of code. A folder stands for any of its files.
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { type DependencyPlace, isErased, placeOf } from './dependency-place.ts';
import { linkEdges } from './link-edges.ts';
import { linkReport, type ReportGraph } from './report-graph.ts';
import { listShortestPaths, type SearchableGraph } from './search-graph.ts';
import { withoutTypes } from './without-types.ts';

export interface FoundPaths {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The first hundred; those that are there at run time come first. */
  readonly paths: readonly (readonly DependencyPlace[])[];
  /** How many there are, also those that are not listed. */
  readonly count: number;
  /** A shortest path at run time, where all of these are for types or documentation alone; absent where there is none. */
  readonly atRunTime?: readonly DependencyPlace[];
  /** A shortest path in the other direction; absent where there is none. */
  readonly back?: readonly DependencyPlace[];
}

export function findPaths(
  report: Pick<Report, 'detailed'>,
  from: readonly string[],
  to: readonly string[],
): FoundPaths {
  const graph = linkReport(report);
  const isTarget = new Set(to);
  // `path src src/orders`: from the rest of src.
  const starts = from.filter((id) => !isTarget.has(id));
  if (starts.length === 0) throw new UserError('A path needs two different files.');
  const { paths, count } = listPlaces(graph, starts, to);
  const [back] = listPlaces(graph, to, starts).paths;
  const atRunTime = paths.every(isForTypes)
    ? listPlaces(withoutTypes(graph), starts, to).paths[0]
    : undefined;
  return {
    from: starts,
    to,
    paths: paths.toSorted((a, b) => countAbsent(a) - countAbsent(b)),
    count,
    ...(atRunTime !== undefined && { atRunTime }),
    ...(back !== undefined && { back }),
  };
}

/** Whether it is not there at run time. */
export function isForTypes(path: readonly DependencyPlace[]): boolean {
  return path.some(isErased);
}

/** Imports on the way that are not there when the program loads. */
function countAbsent(path: readonly DependencyPlace[]): number {
  return path.filter(({ kind, role }) => kind === 'type' || kind === 'lazy' || role !== undefined).length;
}

interface ListedPaths {
  readonly paths: readonly (readonly DependencyPlace[])[];
  readonly count: number;
}

function listPlaces(graph: ReportGraph, from: readonly string[], to: readonly string[]): ListedPaths {
  const [start, end] = [graph.nodes.length, graph.nodes.length + 1];
  const { paths, count } = listShortestPaths(withEnds(graph, from, to), start, end);
  return {
    // Without the edges to the two ends.
    paths: paths.map((path) => path.slice(1, -1).map((edge) => placeOf(graph.edges[edge]!))),
    count,
  };
}

/** With a node that leads to all of `from`, and one that all of `to` lead to. */
function withEnds(graph: ReportGraph, from: readonly string[], to: readonly string[]): SearchableGraph {
  const { nodes, numberOf } = graph;
  const [start, end] = [nodes.length, nodes.length + 1];
  const edgeSource = Uint32Array.from([
    ...graph.edgeSource,
    ...from.map(() => start),
    ...to.map((id) => numberOf.get(id)!),
  ]);
  const edgeTarget = Uint32Array.from([
    ...graph.edgeTarget,
    ...from.map((id) => numberOf.get(id)!),
    ...to.map(() => end),
  ]);
  return { edgeSource, edgeTarget, ...linkEdges(edgeSource, edgeTarget, nodes.length + 2) };
}
