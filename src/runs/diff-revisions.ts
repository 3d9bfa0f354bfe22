// What a change does to the architecture, between two revisions or a revision and the working tree. The last results are
// cached.
import { dirname, join } from 'node:path';
import { DiffRecord } from '../cache/diff-record.ts';
import { readKnownCoupling } from '../cache/read-known-coupling.ts';
import { compareReports } from '../compare/compare-reports.ts';
import { compareRevisions, type RevisionContext } from './compare-revisions.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Change } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import type { RevisionRange } from '../revisions/revision-range.ts';

export interface DiffContext extends Pick<RevisionContext, 'environment' | 'cacheFile'> {
  /** Whether the reports are needed too, not only their difference. */
  readonly needsReports: boolean;
  /** The output file of `lintel history`; undefined if coupling is not needed. */
  readonly historyFile?: string | undefined;
}

export interface RevisionDiff {
  readonly change: Change;
  /** Undefined if they are not needed. */
  readonly reports: { readonly before: Report; readonly after: Report } | undefined;
}

/** Throws UserError if the revisions cannot be read. */
export async function diffRevisions(
  path: string,
  range: RevisionRange,
  options: AnalyzeOptions,
  { environment, cacheFile, needsReports, historyFile }: DiffContext,
): Promise<RevisionDiff> {
  const record = cacheFile === undefined ? undefined : new DiffRecord(join(dirname(cacheFile), 'diff.cache'));
  const earlier = record && {
    has: (key: string) => !needsReports && record.has(key),
    blobOf: record.blobOf.bind(record),
  };
  const coupling = historyFile === undefined ? undefined : readKnownCoupling(historyFile, path);
  const context = { environment, cacheFile, earlier, onlyCompares: !needsReports, alsoOn: coupling };
  const compared = await compareRevisions(path, range, options, context);
  if (typeof compared === 'string') return { change: record!.answerTo(compared)!, reports: undefined };
  const { before, after, renames, changedFiles, notes, key, blobs } = compared;
  const change = compareReports(before.report, after.report, {
    beforeName: before.name,
    afterName: after.name,
    beforeCommit: before.commit,
    afterCommit: after.commit,
    renames,
    changedFiles,
    coupling,
    notes,
  });
  if (key !== undefined) record?.save({ key, change }, blobs);
  return { change, reports: needsReports ? { before: before.report, after: after.report } : undefined };
}
