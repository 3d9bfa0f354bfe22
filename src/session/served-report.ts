// The report as it is served: immutable bytes, ready to be sent.
import type { Report } from '../model/report.ts';
import type { Summary } from './summary.ts';

export interface ServedReport {
  readonly summary: Summary;
  /** Hexadecimal, different for every report. */
  readonly hash: string;
  readonly bodies: ReportBodies;
  readonly durationMs: number;
}

export interface ReportBodies {
  /** The bytes of the report on disk. */
  readonly identity: Buffer<ArrayBuffer>;
  /** The page's form of the report. */
  readonly page: Buffer<ArrayBuffer>;
  /** The IDs of the file nodes: JSON strings, separated by line feeds. */
  readonly files: Buffer<ArrayBuffer>;
}

/** Whether the report has a file node with this ID. A search in the bytes needs no set of 100,000 strings in memory. */
export function holdsFile({ bodies }: ServedReport, id: string): boolean {
  return bodies.files.includes(`\n${JSON.stringify(id)}\n`);
}

export function fileLines(report: Report): Buffer<ArrayBuffer> {
  const ids = report.detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => JSON.stringify(id));
  return Buffer.from(['', ...ids, ''].join('\n'));
}
