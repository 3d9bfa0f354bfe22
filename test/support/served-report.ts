// A report as a session serves it, made in this process.
import { createHash } from 'node:crypto';
import type { Report } from '../../src/model/report.ts';
import { renderBodies } from '../../src/session/render-bodies.ts';
import type { ServedReport } from '../../src/session/served-report.ts';
import { summarize } from '../../src/session/summary.ts';

export async function servedReport(report: Report): Promise<ServedReport> {
  const { identity, gzip, br, files } = await renderBodies(report);
  const bodies = {
    identity: Buffer.from(identity),
    gzip: Buffer.from(gzip),
    br: Buffer.from(br),
    files: Buffer.from(files),
  };
  const hash = createHash('sha256').update(bodies.identity).digest('hex');
  return { summary: summarize(report), hash, bodies, durationMs: 12 };
}
