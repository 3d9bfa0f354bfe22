// How often each file changed recently: the commits that touch it in the twelve months before the newest commit. Counted from
// that commit instead of today, so that a revision always gives the same report. Uncommitted changes do not count.
import { filePath, type FilePath } from '../model/file-path.ts';
import { type CountedChanges, decodeChanges } from './counted-changes.ts';
import type { Environment } from './locate-git.ts';
import { openRepository, type Repository } from './open-repository.ts';
import { type LoggedCommit, RawLogReader, rawLogOptions } from './raw-log.ts';
import { runGit } from './run-git.ts';
import { withSafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';
import { writeNumber } from '../std/words.ts';

export interface CountOptions {
  /** Whether Lintel reads files with this name, in any folder. */
  readonly isSource: (path: string) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** An earlier result, encoded by `encodeChanges`. If it is for the same commit, git is not started. */
  readonly cached?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** The environment variables of the Lintel process. */
  readonly environment?: Environment | undefined;
}

export type ChangeHistory =
  | {
      readonly used: true;
      /** A sentence without a full stop, for the report. */
      readonly reason: string;
      readonly counted: CountedChanges;
      /** Whether the result comes from `cached`. */
      readonly isCached: boolean;
    }
  | { readonly used: false; readonly reason: string };

const maxCommits = 5000;
/** A commit with more source files than this moves or reformats code, which says nothing about each file. */
const maxSourceFiles = 30;
const defaultTimeoutMs = 10_000;
const maxBytes = 512 * 1024 ** 2;
/**
 * Clocks can be wrong: a commit may be older than its parents. After this many old commits in a row, no newer ones are
 * expected.
 */
const oldCommitsBeforeEnd = 100;

/** Rejects only with the signal's reason; an unreadable history is a result. */
export async function countChanges(projectRoot: string, options: CountOptions): Promise<ChangeHistory> {
  try {
    const repository = openRepository(projectRoot);
    if (repository.isShallow) throw new UnreadableHistory('The repository is a shallow clone');
    const cached = options.cached === undefined ? undefined : decodeChanges(options.cached, repository);
    const counted = cached ?? (await readChanges(repository, options));
    return { used: true, reason: explainUse(counted), counted, isCached: cached !== undefined };
  } catch (error) {
    if (error instanceof UnreadableHistory) return { used: false, reason: error.reason };
    throw error;
  }
}

function readChanges(repository: Repository, options: CountOptions): Promise<CountedChanges> {
  const { signal, timeoutMs = defaultTimeoutMs, environment = process.env } = options;
  return withSafeGit(repository, environment, async (git) => {
    const counter = new ChangeCounter(repository.folder, options.isSource);
    const reader = new RawLogReader((commit) => counter.add(commit));
    await runGit(git, ['log', `--max-count=${maxCommits}`, ...rawLogOptions, repository.head, '--'], {
      onOutput: (piece) => reader.read(piece),
      signal,
      timeoutMs,
      maxBytes,
    });
    if (!counter.isDone) reader.end();
    return counter.result(repository);
  });
}

class ChangeCounter {
  readonly #prefix: string;
  readonly #isSource: (path: string) => boolean;
  readonly #changes = new Map<FilePath, number>();
  #commits = 0;
  #newestSeconds = 0;
  #oldestSeconds = 0;
  #oldInARow = 0;

  constructor(folder: string, isSource: (path: string) => boolean) {
    this.#prefix = folder === '' ? '' : `${folder}/`;
    this.#isSource = isSource;
  }

  /** Whether every commit that counts was seen. */
  get isDone(): boolean {
    return this.#oldInARow >= oldCommitsBeforeEnd;
  }

  /** Commits come newest first. Returns false when no more are needed. */
  add(commit: LoggedCommit): boolean {
    const seconds = plausibleSeconds(commit.seconds);
    if (this.#commits++ === 0) {
      this.#newestSeconds = seconds;
      this.#oldestSeconds = yearBefore(seconds);
    }
    this.#oldInARow = seconds < this.#oldestSeconds ? this.#oldInARow + 1 : 0;
    if (this.#oldInARow === 0) this.#count(commit);
    return !this.isDone;
  }

  result({ head, folder }: Repository): CountedChanges {
    return {
      head,
      folder,
      newestSeconds: this.#newestSeconds,
      isCapped: this.#commits === maxCommits && this.#oldInARow === 0,
      changes: this.#changes,
    };
  }

  #count({ changes }: LoggedCommit): void {
    const sources = changes.filter(({ path, isFile }) => isFile && this.#isSource(path));
    if (sources.length > maxSourceFiles) return;
    for (const { path } of sources) {
      if (!path.startsWith(this.#prefix)) continue;
      const inside = filePath(path.slice(this.#prefix.length));
      this.#changes.set(inside, (this.#changes.get(inside) ?? 0) + 1);
    }
  }
}

const endOfYear9999 = 253_402_300_799;

/** A commit can claim any time. Like in git, an invalid one becomes 1970. */
function plausibleSeconds(seconds: number): number {
  return seconds <= endOfYear9999 ? seconds : 0;
}

function yearBefore(seconds: number): number {
  const date = new Date(seconds * 1000);
  return date.setUTCFullYear(date.getUTCFullYear() - 1) / 1000;
}

function explainUse({ head, newestSeconds, isCapped }: CountedChanges): string {
  const day = new Date(newestSeconds * 1000).toISOString().slice(0, 10);
  const which = isCapped ? `The newest ${writeNumber(maxCommits)} commits` : 'Commits';
  return `${which} of the 12 months before ${day} (commit ${head.slice(0, 7)})`;
}
