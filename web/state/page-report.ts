// Reads the report in the format for the page, from the server or from a saved file: two JSON texts. The second, the import
// lines, is parsed when it is first needed.
import type { FileRole } from '../../src/model/file-role.ts';
import type {
  EvidenceRow,
  NodeRow,
  PageEvidence,
  PageReport,
  ReportFrame,
} from '../../src/model/page-report.ts';
import type { DetailedNode, EdgeImport, Health } from '../../src/model/report.ts';

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

/** RFC 7464. */
const recordSeparator = '\u001e';

export function readPageReport(text: string): ReadReport {
  const [, first, second] = text.split(recordSeparator);
  if (first === undefined || second === undefined) throw new Error('The report is incomplete.');
  const { report, nodes, ends } = JSON.parse(first) as PageReport;
  return { report: complete(report), nodes: nodes.map(readNode), ends, evidence: readEvidence(second) };
}

/** What reports of earlier versions, and of other programs, may lack is empty. */
function complete(report: Partial<ReportFrame> & Omit<ReportFrame, Added>): ShownReport {
  const { cycleDetails = [], tangles = [], diagnostics = [] } = report;
  const history = report.risks.history ?? { used: false, reason: 'The report has none.' };
  return { ...report, cycleDetails, tangles, diagnostics, risks: { ...report.risks, history } };
}

type Added = 'cycleDetails' | 'tangles' | 'diagnostics' | 'health';

function readNode(row: NodeRow): DetailedNode {
  const [id] = row;
  if (row.length === 3) {
    const [, incoming, isBuiltin] = row;
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
    };
  }
  const [, language, outgoing, incoming, isCircular, complexity] = row;
  // Null if the report does not say.
  const [size, changes, role] = row.slice(6) as [number | null, number | null, FileRole | null];
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
    size: size ?? 0,
    changes: changes ?? 0,
    role: role ?? 'product',
  };
}

function folderOf(id: string): string {
  const slash = id.lastIndexOf('/');
  return slash === -1 ? '.' : id.slice(0, slash);
}

function readEvidence(text: string): Evidence {
  let rows: PageEvidence | undefined;
  const rowOf = (edge: number): EvidenceRow => {
    rows ??= JSON.parse(text) as PageEvidence;
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
