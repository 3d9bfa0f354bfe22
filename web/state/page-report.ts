// Reads the report, from the server or from a saved file: in the compact form for the page, or as every report is. Of the
// compact form the import lines are parsed when they are first needed.
import { type BareReport, completeReport } from '../../src/model/bare-report.ts';
import {
  type EvidenceRow,
  type NodeRow,
  type PageEvidence,
  type PageReport,
  type ReportFrame,
  pageReportSeparator,
} from '../../src/model/page-report.ts';
import type { DetailedNode, EdgeImport, Health, Report } from '../../src/model/report.ts';

/** The report without its long lists. A report that was written without a health score has none here. */
export type ShownReport = Omit<ReportFrame, 'health'> & { readonly health?: Health };

export interface ReadReport {
  readonly report: ShownReport;
  readonly nodes: readonly DetailedNode[];
  /** For each edge: source, target, and 1 if it is in a cycle. */
  readonly ends: readonly number[];
  readonly evidence: Evidence;
}

/** The import lines of each edge. */
export interface Evidence {
  importsOf(edge: number): readonly EdgeImport[];
  countImports(edge: number): number;
  /** Whether conclusions count it: not if only documentation or tests import it. */
  isOfProduct(edge: number): boolean;
}

export function readPageReport(text: string): ReadReport {
  if (text.trimStart().startsWith('{')) return readPlainReport(text);
  const [first, second] = text.trim().split(pageReportSeparator);
  if (first === undefined || second === undefined) throw new Error('The report is incomplete.');
  const { report, nodes, ends } = JSON.parse(first.slice('['.length)) as PageReport;
  return {
    report,
    nodes: nodes.map(readNode),
    ends,
    evidence: readEvidence(() => JSON.parse(second.slice(0, -']'.length)) as PageEvidence),
  };
}

/** It may lack what Lintel adds to a report. */
function readPlainReport(text: string): ReadReport {
  return readWholeReport(completeReport(JSON.parse(text) as BareReport));
}

export function readWholeReport(whole: Report): ReadReport {
  const { detailed } = whole;
  const numberOf = new Map(whole.nodes.map((id, number) => [id, number]));
  const ends = detailed.edges.flatMap(({ source, target, isCircular }) => [
    numberOf.get(source) ?? 0,
    numberOf.get(target) ?? 0,
    isCircular ? 1 : 0,
  ]);
  const evidence = readEvidence(() => detailed.edges.map(({ imports }) => evidenceRow(imports)));
  // The long lists stay in their places, so that the report can be restored as it was.
  const report = { ...whole, nodes: [], edges: [], detailed: { nodes: [], edges: [] } };
  return { report, nodes: detailed.nodes, ends, evidence };
}

function evidenceRow(imports: readonly EdgeImport[]): EvidenceRow {
  return imports.flatMap(({ line, specifier, kind, role }) => [
    line,
    specifier,
    role === undefined ? kind : `${kind} ${role}`,
  ]);
}

function readNode(row: NodeRow): DetailedNode {
  const [id] = row;
  if (row.length === 5) {
    const [, incoming, isBuiltin, ecosystems, versionRanges] = row;
    return {
      id,
      label: id.slice('pkg:'.length),
      type: 'package',
      language: 'package',
      folder: '(external)',
      outgoing: 0,
      incoming,
      isCircular: false,
      ...(isBuiltin === 1 ? { builtin: true } : {}),
      ecosystems,
      ...(versionRanges.length === 0 ? {} : { versionRanges }),
    };
  }
  const [, language, outgoing, incoming, isCircular, complexity, size, changes, role] = row;
  return {
    id,
    label: id,
    type: 'file',
    language,
    folder: folderOf(id),
    outgoing,
    incoming,
    isCircular: isCircular === 1,
    complexity,
    size,
    changes,
    role,
  };
}

function folderOf(id: string): string {
  const slash = id.lastIndexOf('/');
  return slash === -1 ? '.' : id.slice(0, slash);
}

function readEvidence(parse: () => PageEvidence): Evidence {
  let rows: PageEvidence | undefined;
  const rowOf = (edge: number): EvidenceRow => {
    rows ??= parse();
    return rows[edge] ?? [];
  };
  return {
    countImports: (edge) => rowOf(edge).length / valuesPerImport,
    importsOf: (edge) => importsIn(rowOf(edge)),
    isOfProduct: (edge) => {
      const row = rowOf(edge);
      return row.length === 0 || row.some((value, i) => i % valuesPerImport === 2 && !hasRole(value));
    },
  };
}

const valuesPerImport = 3;

function hasRole(kindAndRole: string | number): boolean {
  return String(kindAndRole).includes(' ');
}

function importsIn(row: EvidenceRow): EdgeImport[] {
  return Array.from({ length: row.length / valuesPerImport }, (_, i) => {
    const [line, specifier, kindAndRole] = row.slice(i * valuesPerImport);
    const [kind, role] = String(kindAndRole).split(' ') as [EdgeImport['kind'], EdgeImport['role']];
    return { line: Number(line), specifier: String(specifier), kind, ...(role !== undefined && { role }) };
  });
}
