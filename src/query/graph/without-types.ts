// The graph of a report at run time.
import { isTypeOnly } from '../dependency-place.ts';
import { linkEdges } from './link-edges.ts';
import type { ReportGraph } from './report-graph.ts';

/** Leaves out dependencies only for types or documentation. Edges are renumbered. */
export function withoutTypes(graph: ReportGraph): ReportGraph {
  const kept = graph.edges.flatMap((edge, i) => (isTypeOnly(edge) ? [] : [i]));
  const edgeSource = Uint32Array.from(kept, (edge) => graph.edgeSource[edge]!);
  const edgeTarget = Uint32Array.from(kept, (edge) => graph.edgeTarget[edge]!);
  const edges = kept.map((edge) => graph.edges[edge]!);
  return {
    ...graph,
    edges,
    importsOf: (edge) => edges[edge]!.imports,
    edgeSource,
    edgeTarget,
    ...linkEdges(edgeSource, edgeTarget, graph.nodes.length),
  };
}
