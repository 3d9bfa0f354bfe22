// A change, served to a browser by this process.
import { onTestFinished } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { ComparedReports } from '../../src/model/compared-reports.ts';
import type { RenamedFile } from '../../src/model/change.ts';
import type { Report } from '../../src/model/report.ts';
import { startReportServer } from '../../src/server/report-server.ts';
import { startChangeSession } from '../../src/session/served-change.ts';

export function compared(
  before: Report,
  after: Report,
  renames: readonly RenamedFile[] = [],
): ComparedReports {
  const change = compareReports(before, after, {
    beforeName: 'main (1a2b3c4)',
    afterName: 'working tree',
    renames,
  });
  return { change, before, after };
}

/** Its address, until the test ends. */
export async function serveChange(change: ComparedReports, isOnDisk = false): Promise<string> {
  const { session, change: served } = await startChangeSession(change, isOnDisk);
  const server = await startReportServer(session, {
    host: '127.0.0.1',
    port: 0,
    allowedHosts: [],
    token: undefined,
    webFolder: 'dist/web',
    workingFolder: process.cwd(),
    upstream: undefined,
    change: served,
    onBug: (error) => {
      throw error;
    },
  });
  onTestFinished(() => server.close());
  return server.url;
}
