// What git's logs say of the commits: of all of them who touched what, and of those on the first-parent line what each did.
import type { Report } from '../model/report.ts';
import { type CommitChanges, logChanges } from '../revisions/log-changes.ts';
import type { SafeGit } from '../revisions/safe-git.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';
import { type ReadLog, tryCommitLog } from './read-commit-facts.ts';

export interface Logs {
  readonly log: ReadLog;
  /** By the id of the commit, against its first parent. */
  readonly changesOf: (id: string) => CommitChanges | undefined;
  /** What limits `changesOf`. */
  readonly notes: readonly string[];
}

interface LogRequest {
  readonly authors: boolean;
  /** Of commits of the first-parent line. */
  readonly count: number;
  readonly newestReport: Promise<Report>;
}

/** What each commit did is read only if there is something whose birth can be looked for. */
export async function readLogs(git: SafeGit, { authors, count, newestReport }: LogRequest): Promise<Logs> {
  const log = await tryCommitLog(git, { authors });
  const { cycles, tangles } = await newestReport;
  if (cycles.length + tangles.length === 0) return { log, changesOf: () => undefined, notes: [] };
  return { log, ...(await readChanges(git, count, log)) };
}

/** Without them the search takes longer and knows no renames. */
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
