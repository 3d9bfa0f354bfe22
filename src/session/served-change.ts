// A change that is served: the bytes of the responses, and a session with the report after the change.
import { createHash } from 'node:crypto';
import type { ComparedReports } from '../model/compared-reports.ts';
import type { Report } from '../model/report.ts';
import { renderPageChange } from '../report/render-page-change.ts';
import { renderPageReport } from '../report/render-page-report.ts';
import { renderReport } from '../report/render-report.ts';
import { type ServedReport, fileLines } from './served-report.ts';
import { AnalysisError, Session } from './session.ts';
import { summarize } from './summary.ts';

export interface ServedChange {
  /** Hexadecimal. */
  readonly hash: string;
  readonly bodies: {
    /** `{ "change": Change, "before": Report }` */
    readonly identity: Buffer<ArrayBuffer>;
    /** The same in the page's form. */
    readonly page: Buffer<ArrayBuffer>;
  };
  /** Whether the newer side is on disk, so that its source can be shown. */
  readonly isOnDisk: boolean;
}

export interface ChangeSession {
  readonly session: Session;
  readonly change: ServedChange;
}

/** `isOnDisk`: whether the newer side is the working tree, not a commit or a report. */
export async function startChangeSession(
  compared: ComparedReports,
  isOnDisk: boolean,
): Promise<ChangeSession> {
  const served = serveReport(compared.after, isOnDisk);
  let isStarted = false;
  const analyze = async (): Promise<ServedReport> => {
    // The change refers to this report and would not match another one.
    if (isStarted) throw new AnalysisError('A change is served as it was compared. Run lintel diff again.');
    isStarted = true;
    return served;
  };
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const session = await Session.start(compared.after.projectRoot, analyze, run);
  return { session, change: serveChange(compared, isOnDisk) };
}

function serveChange({ change, before }: ComparedReports, isOnDisk: boolean): ServedChange {
  const report = [...renderReport(before)].join('');
  const identity = Buffer.from(`{"change":${JSON.stringify(change)},"before":${report}}\n`);
  const page = Buffer.from([...renderPageChange({ change, before })].join(''));
  return { hash: hashOf(identity), bodies: { identity, page }, isOnDisk };
}

function serveReport(report: Report, isOnDisk: boolean): ServedReport {
  const identity = Buffer.from([...renderReport(report)].join(''));
  const page = Buffer.from([...renderPageReport(report)].join(''));
  // Without file names, no source is read and no editor is opened.
  const files = isOnDisk ? fileLines(report) : Buffer.alloc(0);
  return {
    summary: summarize(report),
    hash: hashOf(identity),
    bodies: { identity, page, files },
    durationMs: 0,
  };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
