// Brings the report on disk up to date: made anew, or the one that is there where nothing that decides it has changed.
import { dirname, resolve } from 'node:path';
import { analyzeOnce } from './analyze-folder.ts';
import { fingerprintProject } from './cache/fingerprint-project.ts';
import { recallReport, ReportRecorder } from './cache/kept-report.ts';
import type { AnalyzeOptions } from './config/analyze-options.ts';
import type { Report } from './model/report.ts';
import { version } from './model/version.ts';
import { openProject } from './open-project.ts';
import { prepareOutputDirectory } from './output/prepare-output-directory.ts';
import { writeFileWhole } from './output/write-file-whole.ts';
import { renderReport } from './report/render-report.ts';
import { writeTime } from './report/write-time.ts';

export interface Places {
  readonly reportFile: string;
  /** What is learned from each file. */
  readonly cacheFile: string;
  /** What the report was made from. */
  readonly recordFile: string;
}

/** Writes the report, and returns a way to have it as data: who does not need that does not wait for it. */
export async function refreshReport(
  path: string,
  options: AnalyzeOptions,
  { reportFile, cacheFile, recordFile }: Places,
): Promise<() => Report> {
  const opened = await openProject(path, options);
  const fingerprint = fingerprintProject(key, opened.project, opened.options, opened.lookedAtMs);
  const kept = fingerprint && recallReport(recordFile, reportFile, fingerprint, writeTime(new Date()));
  if (kept) {
    writeFileWhole(reportFile, [kept]);
    let report: Report | undefined;
    return () => (report ??= JSON.parse(kept.toString()) as Report);
  }
  const report = await analyzeOnce(opened, cacheFile);
  opened.run.signal?.throwIfAborted();
  prepareOutputDirectory(dirname(resolve(reportFile)));
  const recorder = new ReportRecorder();
  writeFileWhole(reportFile, recorder.pass(renderReport(report)));
  if (fingerprint && !mayReadMoreNextTime(report)) recorder.record(recordFile, fingerprint);
  return () => report;
}

/** The program. The built module's name carries a hash of the code it leads to. */
const key = JSON.stringify([version, import.meta.url]);

/** Who runs Lintel decides which files can be read, and luck how threads end: no size or time of a file says that. */
function mayReadMoreNextTime({ diagnostics }: Report): boolean {
  return diagnostics.some(({ kind }) => kind === 'unreadable-file' || kind === 'worker-failed');
}
