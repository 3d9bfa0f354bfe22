// A report as a session serves it, made in this process.
import { createHash } from 'node:crypto';
import type { Report } from '../../src/model/report.ts';
import { renderPageReport } from '../../src/report/render-page-report.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { fileLines, type ServedReport } from '../../src/session/served-report.ts';
import { summarize } from '../../src/session/summary.ts';

export function servedReport(report: Report): ServedReport {
  const bodies = {
    identity: Buffer.from([...renderReport(report)].join('')),
    page: Buffer.from([...renderPageReport(report)].join('')),
    files: fileLines(report),
  };
  const hash = createHash('sha256').update(bodies.identity).digest('hex');
  return { summary: summarize(report), hash, bodies, durationMs: 12 };
}
