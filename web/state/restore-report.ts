// The full report, for the exporters: identical to what the analysis wrote.
import type { Report } from '../../src/model/report.ts';
import { type ReportIndex, edgeOf } from './report-index.ts';

export function restoreReport(index: ReportIndex): Report {
  const edges = Array.from(index.edgeSource, (_, edge) => edgeOf(index, edge));
  return {
    ...index.report,
    nodes: index.nodes.map(({ id }) => id),
    edges: edges.map(({ source, target }) => [source, target]),
    detailed: { nodes: index.nodes, edges },
    // Without a health score only if the report had none, and no exporter reads it.
  } as Report;
}
