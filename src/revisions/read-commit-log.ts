// Reads the commits of a repository, newest first: which files each one touched, under which names, and who made it. Merges
// are left out, because their changes are counted in the merged commits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMailmap } from './read-mailmap.ts';
import { type LoggedCommit, logOptions, RawLogReader } from './raw-log.ts';
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';
import { writeNumber } from '../std/words.ts';

/** Paths and authors are numbers, so that every text is stored once. */
export interface CommitLog {
  /** Relative to the root of the repository. */
  readonly paths: readonly string[];
  readonly authors: readonly string[];
  readonly commits: readonly TouchingCommit[];
  /** Whether it contains every commit that is not a merge. */
  readonly isWhole: boolean;
  /** Limits of the log, in sentences. */
  readonly notes: readonly string[];
}

export interface TouchingCommit {
  readonly id: string;
  /** Undefined if not requested. */
  readonly author: number | undefined;
  /** Files by their names after the commit; removed files by their last name. Includes symbolic links and submodules. */
  readonly touched: readonly number[];
  /** Those of them that the commit created. */
  readonly added: readonly number[];
  readonly renames: readonly (readonly [from: number, to: number])[];
}

export interface CommitLogOptions {
  readonly authors: boolean;
  /** False to treat every name of a file as a separate file. */
  readonly followRenames?: boolean | undefined;
  /** Full ID of the newest commit. Default: the one that is checked out. */
  readonly commit?: string | undefined;
  /** Leaves out earlier commits. In seconds since 1970. */
  readonly sinceSeconds?: number | undefined;
  readonly limits?: Partial<LogLimits> | undefined;
}

export interface LogLimits {
  readonly commits: number;
  readonly bytes: number;
  readonly timeMs: number;
}

const defaultLimits: LogLimits = { commits: 100_000, bytes: 256 * 1024 ** 2, timeMs: 60_000 };
/** Longer names are cut, because they are displayed and a hostile one can have any length. */
const longestName = /^.{0,100}/su;

/** Throws UnreadableHistory, and the signal's reason. Whatever exceeds a limit is left out, with a note. */
export async function readCommitLog(git: SafeGit, options: CommitLogOptions): Promise<CommitLog> {
  const { followRenames = true } = options;
  if (!followRenames) return readLog(git, '--no-renames', options);
  try {
    return await readLog(git, '-M', options);
  } catch (error) {
    // A partial clone may lack contents. Then only files with equal content are matched.
    if (!git.repository.isPartialClone || !(error instanceof UnreadableHistory)) throw error;
    const log = await readLog(git, '-M100%', options);
    const note =
      'The repository is a partial clone: renames with other changes in the same commit are unknown.';
    return { ...log, notes: [...log.notes, note] };
  }
}

async function readLog(git: SafeGit, renames: string, options: CommitLogOptions): Promise<CommitLog> {
  const { commit = git.repository.head, sinceSeconds } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const mailmap = options.authors ? await readMailmap(git, commit) : { notes: [] };
  const settings = mailmap.blob === undefined ? [] : ['-c', `mailmap.blob=${mailmap.blob}`];
  const author = mailmap.blob === undefined ? '%an' : '%aN';
  const collector = new CommitCollector(limits.commits, boundaryOf(git));
  const reader = new RawLogReader((each) => collector.add(each));
  const args = [
    ...settings,
    'log',
    '--no-merges',
    ...(sinceSeconds === undefined ? [] : [`--since=@${Math.trunc(sinceSeconds)} +0000`]),
    ...logOptions({ renames, author: options.authors ? author : undefined }),
    commit,
    '--',
  ];
  const cut = await runWithin(git, args, { reader, limits, signal: git.signal });
  if (cut === undefined && !collector.isFull) reader.end();
  const limitedBy = collector.explain(cut);
  return {
    ...collector.result(),
    isWhole: limitedBy.length === 0 && sinceSeconds === undefined,
    notes: [...mailmap.notes, ...limitedBy],
  };
}

interface LimitedRun {
  readonly reader: RawLogReader;
  readonly limits: LogLimits;
  readonly signal: AbortSignal | undefined;
}

/** Returns the limit that stopped it; undefined if none did, or if the reader had enough. */
async function runWithin(
  git: SafeGit,
  args: readonly string[],
  { reader, limits, signal }: LimitedRun,
): Promise<'bytes' | 'time' | undefined> {
  const clock = AbortSignal.timeout(limits.timeMs);
  let received = 0;
  try {
    await runGit(git, args, {
      onOutput: (piece) => {
        received += piece.length;
        return received <= limits.bytes && reader.read(piece);
      },
      signal: signal === undefined ? clock : AbortSignal.any([signal, clock]),
      // The time limit usually stops it earlier, and what was read until then is kept.
      timeoutMs: limits.timeMs + 60_000,
      maxBytes: Infinity,
    });
  } catch (error) {
    if (clock.aborted && error === clock.reason) return 'time';
    throw error;
  }
  return received > limits.bytes ? 'bytes' : undefined;
}

/** In a shallow clone, commits whose parents are missing seem to create every file. */
function boundaryOf({ repository, folder }: SafeGit): ReadonlySet<string> {
  if (!repository.isShallow) return new Set();
  return new Set(readFileSync(join(folder, 'shallow'), 'latin1').split('\n'));
}

class CommitCollector {
  readonly #most: number;
  readonly #boundary: ReadonlySet<string>;
  readonly #paths = new Numbering();
  readonly #authors = new Numbering();
  readonly #commits: TouchingCommit[] = [];
  isFull = false;

  constructor(most: number, boundary: ReadonlySet<string>) {
    this.#most = most;
    this.#boundary = boundary;
  }

  /** Returns false when no more is needed. */
  add({ id, author, changes }: LoggedCommit): boolean {
    if (this.#boundary.has(id)) return true;
    if (this.#commits.length === this.#most) {
      this.isFull = true;
      return false;
    }
    const number = (path: string): number => this.#paths.of(path);
    this.#commits.push({
      id,
      author: author === undefined ? undefined : this.#authors.of(shortName(author)),
      touched: changes.map(({ path }) => number(path)),
      added: changes.filter(({ isAdded }) => isAdded).map(({ path }) => number(path)),
      renames: changes.flatMap(({ path, from }) =>
        from === undefined ? [] : [[number(from), number(path)] as const],
      ),
    });
    return true;
  }

  result(): Omit<CommitLog, 'isWhole' | 'notes'> {
    return { paths: this.#paths.texts, authors: this.#authors.texts, commits: this.#commits };
  }

  explain(cut: 'bytes' | 'time' | undefined): readonly string[] {
    const count = writeNumber(this.#commits.length);
    const reason = { bytes: 'the log is too large', time: 'git took too long' };
    return [
      ...(this.isFull ? [`Only the newest ${count} commits were read.`] : []),
      ...(cut === undefined ? [] : [`Only the newest ${count} commits were read: ${reason[cut]}.`]),
      ...(this.#boundary.size > 0
        ? [
            `The repository is a shallow clone: what changed is known of ${count === '0' ? 'no commit' : `only ${count} ${count === '1' ? 'commit' : 'commits'}`}.`,
          ]
        : []),
    ];
  }
}

function shortName(author: string): string {
  const name = author.trim();
  if (name === '') return '(no name)';
  const [start = ''] = longestName.exec(name) ?? [];
  return start.length === name.length ? name : `${start}…`;
}

/** Assigns numbers to texts, from 0 in order of first occurrence. */
class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
