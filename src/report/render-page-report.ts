// The report in the page's format: see the model. Written row by row, so that unchanged rows can be reused.
import { type FileRow, type PackageRow, pageReportSeparator } from '../model/page-report.ts';
import type { DetailedEdge, DetailedNode, DetailedPackage, Report } from '../model/report.ts';
import { renderReport } from './render-report.ts';

/** The text before, between and after the lists of rows. `frame` is the report with its long lists empty, as JSON. */
export function pageReportParts(frame: string) {
  return {
    beforeNodes: `[{"report":${frame},"nodes":[`,
    beforeEnds: '],"ends":[',
    beforeEvidence: `]}${pageReportSeparator}[`,
    end: ']]\n',
  } as const;
}

export function* renderPageReport(report: Report): Generator<string, void, undefined> {
  const { nodes, edges } = report.detailed;
  const parts = pageReportParts(renderFrame(report));
  yield parts.beforeNodes;
  yield* renderRows(nodes, writeNodeRow);
  yield parts.beforeEnds;
  yield* renderRows(edges, endsWriter(report.nodes));
  yield parts.beforeEvidence;
  yield* renderRows(edges, writeEvidenceRow);
  yield parts.end;
}

export function renderFrame(report: Report): string {
  return [...renderReport({ ...report, nodes: [], edges: [], detailed: { nodes: [], edges: [] } })].join('');
}

export function writeNodeRow(node: DetailedNode): string {
  return JSON.stringify(rowOf(node));
}

function rowOf(node: DetailedNode): FileRow | PackageRow {
  const { id, outgoing, incoming } = node;
  if (node.type === 'package') return packageRow(node);
  const { language, isCircular, complexity, size, changes, role } = node;
  return [id, language, outgoing, incoming, isCircular ? 1 : 0, complexity, size, changes, role];
}

function packageRow({ id, incoming, builtin, ecosystems, versionRanges }: DetailedPackage): PackageRow {
  return [id, incoming, builtin === true ? 1 : 0, ecosystems, versionRanges ?? []];
}

/** Writes an edge as the numbers of its two nodes. */
export function endsWriter(ids: readonly string[]): (edge: DetailedEdge) => string {
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  return ({ source, target, isCircular }) =>
    `${numberOf.get(source)},${numberOf.get(target)},${isCircular ? 1 : 0}`;
}

export function writeEvidenceRow({ imports }: DetailedEdge): string {
  const written = imports.map(
    ({ line, specifier, kind, role }) =>
      `${line},${JSON.stringify(specifier)},"${role === undefined ? kind : `${kind} ${role}`}"`,
  );
  return `[${written.join(',')}]`;
}

const rowsAtOnce = 1024;

function* renderRows<Element>(
  elements: readonly Element[],
  write: (element: Element) => string,
): Generator<string, void, undefined> {
  for (let start = 0; start < elements.length; start += rowsAtOnce) {
    const rows = elements.slice(start, start + rowsAtOnce).map(write);
    yield (start === 0 ? '' : ',') + rows.join(',');
  }
}
