// The report as it is served: bytes that are ready to be sent, never parsed again. Whole, immutable, swapped at once.
import type { Report } from '../model/report.ts';
import type { Summary } from './summary.ts';

export interface ServedReport {
  readonly summary: Summary;
  /** Hexadecimal; no other report has the same. */
  readonly hash: string;
  readonly bodies: ReportBodies;
  readonly durationMs: number;
}

export interface ReportBodies {
  /** Byte for byte the report on disk. */
  readonly identity: Buffer<ArrayBuffer>;
  /** The same report as the page asks for it. */
  readonly page: Buffer<ArrayBuffer>;
  /** The file nodes: each path as a JSON string between two line feeds. */
  readonly files: Buffer<ArrayBuffer>;
}

/** Whether the report has a file node with this ID. A search over bytes: no set of 100,000 strings is kept for it. */
export function holdsFile({ bodies }: ServedReport, id: string): boolean {
  return bodies.files.includes(`\n${JSON.stringify(id)}\n`);
}

export function fileLines(report: Report): Buffer<ArrayBuffer> {
  const ids = report.detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => JSON.stringify(id));
  return Buffer.from(['', ...ids, ''].join('\n'));
}
