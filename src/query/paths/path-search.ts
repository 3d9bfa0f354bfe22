// Where to search for paths. Nothing includes `cart.c`, so a path to it ends in `cart.h`, whose dependents depend on it too.
// If there is no such path, the search also continues from headers to the sources with their definitions.
import { isHeader } from '../../model/header-name.ts';
import { linkEdges } from '../graph/link-edges.ts';
import { findHeaders, findUnits, type UnitGraph } from '../graph/other-halves.ts';
import { findShortestPaths, type SearchableGraph } from '../graph/search-graph.ts';

export type PathGraph = SearchableGraph & UnitGraph;

export interface PathSearch {
  /** Edges from headers to their sources are not in the report; they come last. */
  readonly graph: SearchableGraph;
  readonly from: readonly number[];
  /** The requested targets and their headers. */
  readonly to: readonly number[];
  /** Whether no chain of imports leads there. */
  readonly isThroughSources: boolean;
}

export function searchPaths(graph: PathGraph, from: readonly string[], to: readonly string[]): PathSearch {
  const search = searchImports(graph, from, to);
  if (findShortestPaths(graph, search.from, search.to).length > 0) return search;
  const through = { ...search, graph: withSources(graph), isThroughSources: true };
  const found = findShortestPaths(through.graph, search.from, search.to);
  // A path from a header to its own source is not worth showing.
  return found.some((edge) => edge < graph.edgeSource.length) ? through : search;
}

/** Along imports only. */
export function searchImports(graph: PathGraph, from: readonly string[], to: readonly string[]): PathSearch {
  const numbersOf = (ids: readonly string[]): readonly number[] => ids.map((id) => graph.numberOf.get(id)!);
  const without = (ends: ReadonlySet<string>): readonly string[] => from.filter((id) => !ends.has(id));
  const ends = new Set([...to, ...findHeaders(graph, to)]);
  // For `path src src/orders`: starts from the rest of src.
  const starts = without(ends);
  // From a header to its own source.
  const [first, last] = starts.length > 0 ? [starts, [...ends]] : [without(new Set(to)), to];
  return { graph, from: numbersOf(first), to: numbersOf(last), isThroughSources: false };
}

function withSources(graph: PathGraph): SearchableGraph {
  const { nodes } = graph;
  const unitOf = findUnits(graph);
  const isHeaderFile = nodes.map(({ id }) => isHeader(id));
  const added = nodes.flatMap((_, header) =>
    isHeaderFile[header] === true
      ? unitOf(header).flatMap((half) => (isHeaderFile[half] === true ? [] : [{ header, half }]))
      : [],
  );
  const edgeSource = Uint32Array.from([...graph.edgeSource, ...added.map(({ header }) => header)]);
  const edgeTarget = Uint32Array.from([...graph.edgeTarget, ...added.map(({ half }) => half)]);
  return { edgeSource, edgeTarget, ...linkEdges(edgeSource, edgeTarget, nodes.length) };
}
