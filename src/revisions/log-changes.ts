// Which files each commit of the first-parent line touched and renamed, against its first parent.
import { logOptions, RawLogReader } from './raw-log.ts';
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface CommitChanges {
  /** Paths from the top of the repository, as in the scan: old and new ones. */
  readonly touched: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export interface LoggedRange {
  /** Full id of the newest commit. */
  readonly head: string;
  /** How many commits, the newest first. */
  readonly count: number;
}

const maxBytes = 512 * 1024 ** 2;
const timeoutMs = 300_000;

/** By the id of the commit. Throws UnreadableHistory. */
export async function logChanges(
  git: SafeGit,
  range: LoggedRange,
): Promise<ReadonlyMap<string, CommitChanges>> {
  // A partial clone may lack the contents, of pictures for example. Then only files with the same content are paired.
  try {
    return await readChanges(git, range, '-M');
  } catch (error) {
    if (!git.repository.isPartialClone || !(error instanceof UnreadableHistory)) throw error;
    return await readChanges(git, range, '-M100%');
  }
}

async function readChanges(
  git: SafeGit,
  { head, count }: LoggedRange,
  renames: string,
): Promise<ReadonlyMap<string, CommitChanges>> {
  const changesOf = new Map<string, CommitChanges>();
  const reader = new RawLogReader((commit) => {
    changesOf.set(commit.id, {
      touched: commit.changes.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path])),
      renamed: commit.changes.flatMap(({ path, from }) => (from === undefined ? [] : [{ from, to: path }])),
    });
    return true;
  });
  const args = [
    'log',
    '--first-parent',
    '-m',
    ...logOptions({ renames }),
    `--max-count=${count}`,
    head,
    '--',
  ];
  await runGit(git, args, { onOutput: (piece) => reader.read(piece), timeoutMs, maxBytes });
  reader.end();
  return changesOf;
}
