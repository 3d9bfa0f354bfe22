// What the commits say about the files of a report: which are risky and busy, which change together, who made them.
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

/** More would make the file large, and nobody reads them. */
const mostPairs = 500;

export interface CommitFacts {
  readonly hotspots: readonly Hotspot[];
  readonly coupling: readonly CoupledPair[];
  /** Absent without authors. */
  readonly ownership?: Ownership;
  /** What limits it, in sentences. */
  readonly notes: readonly string[];
}

/** Rejects only with the signal's reason; commits that cannot be read are a note. `report` is of the newest commit. */
export async function readCommitFacts(
  git: SafeGit,
  report: Report,
  options: Omit<CommitLogOptions, 'followRenames'>,
): Promise<CommitFacts> {
  const hotspots = findHotspots(report);
  const { used, reason } = report.risks.history;
  const why = used ? [] : [`No hotspots, because recent changes are not known: ${reason}`];
  try {
    const log = await readCommitLog(git, options);
    const { coupling, ownership } = conclude(log, report, git.repository.folder);
    return {
      hotspots,
      coupling: coupling.slice(0, mostPairs),
      ...(options.authors && { ownership }),
      notes: [...why, ...log.notes, ...explainCut(coupling.length)],
    };
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    return { hotspots, coupling: [], notes: [...why, `The commits cannot be read: ${error.reason}.`] };
  }
}

function explainCut(pairs: number): readonly string[] {
  if (pairs <= mostPairs) return [];
  return [
    `Of ${pairs.toLocaleString('en-US')} pairs of files that change together, the closest ${mostPairs} are listed.`,
  ];
}

function conclude(
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
