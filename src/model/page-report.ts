// The report as the page asks for it: the same facts in a sixth of the bytes, since a node's number stands where the
// report repeats its name. Two JSON texts after each other (RFC 7464): what a first picture needs, and the evidence.
import type { FileRole } from './file-role.ts';
import type { Report } from './report.ts';

/** The first text. */
export interface PageReport {
  /** The report, its long lists empty. */
  readonly report: ReportFrame;
  /** In the report's order; a node's number is its place here. */
  readonly nodes: readonly NodeRow[];
  /** Three numbers for each edge, in the report's order: source, target, and 1 where it is circular. */
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

/** Line, specifier and kind of one import after the other. */
export type EvidenceRow = readonly (number | string)[];
