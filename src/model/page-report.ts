// The compact form of the report that the page loads: the same content in a sixth of the bytes, because nodes are
// numbers instead of names. A JSON list of two: first what the page needs to draw, then the lines of code.
import type { FileRole } from './file-role.ts';
import type { Report, VersionRange } from './report.ts';

/** The media type under which the server has it. */
export const pageReportType = 'application/vnd.lintel.page+json';

/** Between the two, and nowhere else: JSON has no line breaks in strings, and the report no empty lines. */
export const pageReportSeparator = ',\n\n';

/** The first of the two. */
export interface PageReport {
  /** The report with its long lists empty. */
  readonly report: ReportFrame;
  /** In the report's order; the number of a node is its index here. */
  readonly nodes: readonly NodeRow[];
  /** Three numbers for each edge, in the report's order: source, target, and 1 if it is circular. */
  readonly ends: readonly number[];
}

/** The second: for each edge, in the report's order, the lines of code that make it. */
export type PageEvidence = readonly EvidenceRow[];

export type ReportFrame = Omit<Report, 'nodes' | 'edges' | 'detailed'>;

export type NodeRow = FileRow | PackageRow;

export type FileRow = readonly [
  id: string,
  language: string,
  outgoing: number,
  incoming: number,
  isCircular: 0 | 1,
  complexity: number,
  size: number,
  changes: number,
  role: FileRole,
];

export type PackageRow = readonly [
  id: string,
  incoming: number,
  isBuiltin: 0 | 1,
  ecosystems: readonly string[],
  /** Empty where the package has none. */
  versionRanges: readonly VersionRange[],
];

/** Line, specifier and kind of each import; after the kind, and a blank, its role if it has one. */
export type EvidenceRow = readonly (number | string)[];
