// Which files each commit on the first-parent line touched and renamed, compared with its first parent. Commits with one
// parent are taken from the log of all commits, if there is one.
import type { CommitLog, TouchingCommit } from './read-commit-log.ts';
import { logOptions, RawLogReader } from './raw-log.ts';
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface CommitChanges {
  /** Paths in the repository, as in the scan, before and after. */
  readonly touched: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export interface LoggedRange {
  /** Full ID of the newest commit. */
  readonly head: string;
  /** Number of commits, counted from the newest. */
  readonly count: number;
}

type ChangesOf = (id: string) => CommitChanges | undefined;

const maxBytes = 512 * 1024 ** 2;
const timeoutMs = 300_000;

/** By commit ID. Throws UnreadableHistory. */
export async function logChanges(git: SafeGit, range: LoggedRange, log?: CommitLog): Promise<ChangesOf> {
  if (log?.isWhole !== true) {
    const changes = await readWithRenames(git, range, []);
    return (id) => changes.get(id);
  }
  const merges = await readWithRenames(git, range, ['--merges']);
  const others = new Map(log.commits.map((commit) => [commit.id, commit]));
  return (id) => {
    const commit = others.get(id);
    return commit === undefined ? merges.get(id) : changesIn(commit, log.paths);
  };
}

function changesIn({ touched, renames }: TouchingCommit, paths: readonly string[]): CommitChanges {
  const path = (number: number): string => paths[number]!;
  // Computed on demand: for most commits only the renames are needed.
  return {
    get touched() {
      return [...touched.map(path), ...renames.map(([from]) => path(from))];
    },
    get renamed() {
      return renames.map(([from, to]) => ({ from: path(from), to: path(to) }));
    },
  };
}

async function readWithRenames(
  git: SafeGit,
  range: LoggedRange,
  which: readonly string[],
): Promise<ReadonlyMap<string, CommitChanges>> {
  // A partial clone may lack contents, such as those of images. Then only files with equal content are matched.
  try {
    return await readChanges(git, range, { which, renames: '-M' });
  } catch (error) {
    if (!git.repository.isPartialClone || !(error instanceof UnreadableHistory)) throw error;
    return await readChanges(git, range, { which, renames: '-M100%' });
  }
}

async function readChanges(
  git: SafeGit,
  { head, count }: LoggedRange,
  { which, renames }: { readonly which: readonly string[]; readonly renames: string },
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
    ...which,
    ...logOptions({ renames }),
    `--max-count=${count}`,
    head,
    '--',
  ];
  await runGit(git, args, { onOutput: (piece) => reader.read(piece), timeoutMs, maxBytes });
  reader.end();
  return changesOf;
}
