// The graph of a report, indexed once for queries.
import type { DetailedEdge, DetailedNode, EdgeImport, Report } from '../../model/report.ts';
import { linkEdges } from './link-edges.ts';
import type { SearchableGraph } from './search-graph.ts';

export interface ReportGraph extends SearchableGraph {
  /** The number of a node is its index here: files first, then packages. */
  readonly nodes: readonly DetailedNode[];
  /** In the order of their numbers. */
  readonly edges: readonly DetailedEdge[];
  readonly fileCount: number;
  readonly numberOf: ReadonlyMap<string, number>;
  importsOf(edge: number): readonly EdgeImport[];
}

export function linkReport({ detailed }: Pick<Report, 'detailed'>): ReportGraph {
  const { nodes, edges } = detailed;
  const numberOf = new Map(nodes.map(({ id }, number) => [id, number]));
  const edgeSource = Uint32Array.from(edges, ({ source }) => numberOf.get(source) ?? 0);
  const edgeTarget = Uint32Array.from(edges, ({ target }) => numberOf.get(target) ?? 0);
  return {
    nodes,
    edges,
    fileCount: nodes.filter(({ type }) => type === 'file').length,
    numberOf,
    importsOf: (edge) => edges[edge]!.imports,
    edgeSource,
    edgeTarget,
    ...linkEdges(edgeSource, edgeTarget, nodes.length),
  };
}
