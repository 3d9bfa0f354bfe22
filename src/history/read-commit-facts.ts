// What the commits say about the files of a report: which are risky and often changed, which change together, who changed
// them.
import type { CoupledPair, Hotspot, Ownership } from '../model/history.ts';
import type { Report } from '../model/report.ts';
import { type CommitLog, type CommitLogOptions, readCommitLog } from '../revisions/read-commit-log.ts';
import type { SafeGit } from '../revisions/safe-git.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';
import { maxFilesOfCommit } from './count-coupling.ts';
import { currentFiles } from './current-files.ts';
import { findCoupling } from './find-coupling.ts';
import { findHotspots } from './find-hotspots.ts';
import { findOwnership } from './find-ownership.ts';
import { followRenames } from './follow-renames.ts';
import { writeNumber } from '../std/words.ts';

/** A longer list would make the file large, and nobody would read it. */
const maxPairs = 500;

export interface CommitFacts {
  readonly hotspots: readonly Hotspot[];
  readonly coupling: readonly CoupledPair[];
  /** Absent without authors. */
  readonly ownership?: Ownership;
  /** Limits of the facts, in sentences. */
  readonly notes: readonly string[];
}

/** The result of `readCommitLog`, or why it failed. */
export type ReadLog = CommitLog | UnreadableHistory;

/** Rejects only with the signal's reason. */
export async function tryCommitLog(git: SafeGit, options: CommitLogOptions): Promise<ReadLog> {
  try {
    return await readCommitLog(git, options);
  } catch (error) {
    if (error instanceof UnreadableHistory) return error;
    throw error;
  }
}

/** If the commits could not be read, the result is a note. `report` is that of the newest commit. */
export function readCommitFacts(log: ReadLog, report: Report, options: FactOptions): CommitFacts {
  const hotspots = findHotspots(report);
  const { used, reason } = report.risks.history;
  const why = used ? [] : [`No hotspots, because recent changes are not known: ${reason}`];
  if (log instanceof UnreadableHistory)
    return { hotspots, coupling: [], notes: [...why, `The commits cannot be read: ${log.reason}.`] };
  const { coupling, ownership } = readCouplingAndOwnership(log, report, options.folder);
  return {
    hotspots,
    coupling: coupling.slice(0, maxPairs),
    ...(options.authors && { ownership }),
    notes: [...why, ...log.notes, ...explainCut(coupling.length)],
  };
}

export interface FactOptions {
  /** The project's path in the repository, '' for the root. */
  readonly folder: string;
  readonly authors: boolean;
}

function explainCut(pairs: number): readonly string[] {
  if (pairs <= maxPairs) return [];
  return [
    `Of ${writeNumber(pairs)} pairs of files that change together, the closest ${writeNumber(maxPairs)} are listed.`,
  ];
}

function readCouplingAndOwnership(
  log: CommitLog,
  report: Report,
  folder: string,
): { readonly coupling: readonly CoupledPair[]; readonly ownership: Ownership } {
  const files = currentFiles(report, folder);
  const touched = followRenames(log, files.indexOf);
  const small = touched.filter((_, i) => log.commits[i]!.touched.length <= maxFilesOfCommit);
  const authored = log.commits.flatMap(({ author }, i) =>
    author === undefined ? [] : [{ author, files: touched[i]! }],
  );
  return { coupling: findCoupling(small, files), ownership: findOwnership(authored, files, log.authors) };
}
