// Reads git's logs: of all commits, who touched what; of those on the first-parent line, what each one changed.
import type { Report } from '../model/report.ts';
import { type CommitChanges, logChanges } from '../revisions/log-changes.ts';
import type { SafeGit } from '../revisions/safe-git.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';
import { type ReadLog, tryCommitLog } from './read-commit-facts.ts';

export interface Logs {
  readonly log: ReadLog;
  /** By commit ID, compared with the first parent. */
  readonly changesOf: (id: string) => CommitChanges | undefined;
  /** Limits of `changesOf`. */
  readonly notes: readonly string[];
}

interface LogRequest {
  readonly authors: boolean;
  /** Number of commits on the first-parent line. */
  readonly count: number;
  readonly newestReport: Promise<Report>;
}

/** The changes of each commit are read only if there is a finding whose birth can be searched. */
export async function readLogs(git: SafeGit, { authors, count, newestReport }: LogRequest): Promise<Logs> {
  const log = await tryCommitLog(git, { authors });
  const { cycles, tangles } = await newestReport;
  if (cycles.length + tangles.length === 0) return { log, changesOf: () => undefined, notes: [] };
  return { log, ...(await readChanges(git, count, log)) };
}

/** Without these, the search takes longer and knows no renames. */
async function readChanges(git: SafeGit, count: number, log: ReadLog): Promise<Omit<Logs, 'log'>> {
  try {
    const range = { head: git.repository.head, count };
    const known = log instanceof UnreadableHistory ? undefined : log;
    return { changesOf: await logChanges(git, range, known), notes: [] };
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    const note = `Renames were not followed to find where findings come from: ${error.reason}.`;
    return { changesOf: () => undefined, notes: [note] };
  }
}
