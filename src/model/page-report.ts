// The compact form of the report that the page loads: the same content in a sixth of the bytes, because nodes are
// numbers instead of names. A JSON list of two: first what the page needs to draw, then the lines of code.
import type { FileRole } from './file-role.ts';
import type { Report, VersionRange } from './report.ts';

/** The media type of this format. */
export const pageReportType = 'application/vnd.lintel.page+json';

/**
 * Separates the two parts and occurs nowhere else: strings in JSON contain no line breaks, and the report has no empty lines.
 */
export const pageReportSeparator = ',\n\n';

/** The first part. */
export interface PageReport {
  /** The report, with its long lists empty. */
  readonly report: ReportFrame;
  /** In the order of the report. The number of a node is its index here. */
  readonly nodes: readonly NodeRow[];
  /** Three numbers for each edge, in the order of the report: source, target, and 1 if it is circular. */
  readonly ends: readonly number[];
}

/** The second part: for each edge, in the order of the report, the lines of code behind it. */
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
  /** Empty if the package has none. */
  versionRanges: readonly VersionRange[],
];

/** Line, specifier and kind of each import. If it has a role, that follows the kind after a space. */
export type EvidenceRow = readonly (number | string)[];
