// Brings the report on disk up to date. If nothing changed since it was written, only its time is updated.
import { dirname, resolve } from 'node:path';
import { analyzeOpened } from './analyze-folder.ts';
import { fingerprintProject } from '../cache/fingerprint-project.ts';
import { reuseReport, ReportRecorder } from '../cache/report-record.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Report } from '../model/report.ts';
import { version } from '../model/version.ts';
import { openProject } from '../open/open-project.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { renderReport } from '../report/render-report.ts';
import { writeTime } from '../report/write-time.ts';

export interface ReportPaths {
  readonly reportFile: string;
  /** See DiskCache. */
  readonly cacheFile: string;
  /** See ReportRecorder. */
  readonly recordFile: string;
}

/** Writes the report. Returns a function that parses it, for callers that need it as data. */
export async function refreshReport(
  path: string,
  options: AnalyzeOptions,
  { reportFile, cacheFile, recordFile }: ReportPaths,
): Promise<() => Report> {
  const opened = await openProject(path, options, { cacheFile });
  const fingerprint = fingerprintProject(opened.project, opened.options, {
    key,
    scanStartedMs: opened.scanStartedMs,
    history: await opened.context.history,
  });
  const reused = fingerprint && reuseReport({ recordFile, reportFile }, fingerprint, writeTime(new Date()));
  if (reused) {
    writeFileWhole(reportFile, [reused]);
    let report: Report | undefined;
    return () => (report ??= JSON.parse(reused.toString()) as Report);
  }
  const report = await analyzeOpened(opened, cacheFile);
  opened.context.signal?.throwIfAborted();
  prepareOutputDirectory(dirname(resolve(reportFile)));
  const recorder = new ReportRecorder();
  writeFileWhole(reportFile, recorder.pass(renderReport(report)));
  if (fingerprint && !dependsOnMoreThanFiles(report)) recorder.record(recordFile, fingerprint);
  return () => report;
}

/** Identifies the program. The name of the built module contains a hash of the code that it imports. */
const key = JSON.stringify([version, import.meta.url]);

/** Permissions and failing threads can change the report without changing the size or times of a file. */
function dependsOnMoreThanFiles({ diagnostics }: Report): boolean {
  return diagnostics.some(({ kind }) => kind === 'unreadable-file' || kind === 'worker-failed');
}
