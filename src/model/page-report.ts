// The compact form of the report that the page loads: the same content in a sixth of the bytes, because nodes are
// numbers instead of names. Two JSON texts (RFC 7464): first what the page needs to draw, then the lines of code.
import type { FileRole } from './file-role.ts';
import type { Report } from './report.ts';

/** The first text. */
export interface PageReport {
  /** The report with its long lists empty. */
  readonly report: ReportFrame;
  /** In the report's order; the number of a node is its index here. */
  readonly nodes: readonly NodeRow[];
  /** Three numbers for each edge, in the report's order: source, target, and 1 if it is circular. */
  readonly ends: readonly number[];
}

/** The second text: for each edge, in the report's order, the lines of code that make it. */
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

export type PackageRow = readonly [id: string, incoming: number, isBuiltin: 0 | 1];

/** Line, specifier and kind of each import; after the kind, and a blank, its role if it has one. */
export type EvidenceRow = readonly (number | string)[];
