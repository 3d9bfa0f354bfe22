// Runs git and passes on its output, within limits of time and size, while the caller continues.
import type { ChildProcess } from 'node:child_process';
import type { Repository } from './open-repository.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface GitRun {
  /** Takes the next chunk of output; returns false when it has enough. */
  readonly onOutput: (piece: Buffer) => boolean;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Explains the exit code of a failed git; undefined for the default explanation. */
  readonly explain?: (exitCode: number) => Error | undefined;
}

/**
 * Resolves once git has ended, by itself or because the caller had enough. Throws UnreadableHistory if git fails or exceeds a
 * limit, and the signal's reason if it is aborted.
 */
export async function runGit(git: SafeGit, args: readonly string[], run: GitRun): Promise<void> {
  // Imported on demand: most of Lintel's startup time is loading modules, and without a repository this one is not needed.
  const { spawn } = await import('node:child_process');
  const signal = run.signal ?? git.signal;
  signal?.throwIfAborted();
  const child = spawn(git.program, ['--no-pager', ...args], {
    cwd: git.folder,
    env: git.environment,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  let stop: Stop | undefined;
  const stopWith = (reason: Stop): void => {
    stop ??= reason;
    child.kill('SIGKILL');
  };
  const onAbort = (): void => stopWith({ kind: 'failed', error: signal?.reason });
  const timer = setTimeout(
    () => stopWith({ kind: 'failed', error: tookTooLong(run.timeoutMs) }),
    run.timeoutMs,
  );
  signal?.addEventListener('abort', onAbort, { once: true });
  let received = 0;
  child.stdout.on('data', (piece: Buffer) => {
    if (stop !== undefined) return;
    received += piece.length;
    try {
      if (received > run.maxBytes) throw new UnreadableHistory('The history is too large to be read');
      if (!run.onOutput(piece)) stopWith({ kind: 'enough' });
    } catch (error) {
      stopWith({ kind: 'failed', error });
    }
  });
  const exit = await ending(child);
  clearTimeout(timer);
  signal?.removeEventListener('abort', onAbort);
  if (stop?.kind === 'failed') throw stop.error;
  if (stop !== undefined || exit === 0) return;
  const explained = typeof exit === 'number' ? run.explain?.(exit) : undefined;
  throw explained ?? explainFailure(git.repository, exit);
}

const defaultTimeoutMs = 60_000;
const defaultMaxBytes = 512 * 1024 ** 2;

/** The complete output of git. Throws like `runGit`. */
export async function askGit(
  git: SafeGit,
  args: readonly string[],
  run: Pick<GitRun, 'signal' | 'explain'> = {},
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const onOutput = (piece: Buffer): boolean => pieces.push(piece) > 0;
  await runGit(git, args, { ...run, onOutput, timeoutMs: defaultTimeoutMs, maxBytes: defaultMaxBytes });
  return Buffer.concat(pieces);
}

/** Why git was stopped early. */
type Stop = { readonly kind: 'enough' } | { readonly kind: 'failed'; readonly error: unknown };

type Exit = number | NodeJS.Signals | Error;

function ending(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', (code, signal) => resolve(code ?? signal ?? new Error('git ended without a reason')));
  });
}

function tookTooLong(timeoutMs: number): UnreadableHistory {
  return new UnreadableHistory(`git needed more than ${timeoutMs / 1000} seconds to read the history`);
}

/** git's own message is left out, because it contains folders of this machine. */
function explainFailure({ isPartialClone }: Repository, exit: Exit): UnreadableHistory {
  if (exit instanceof Error) return new UnreadableHistory('git cannot be started', { cause: exit });
  if (isPartialClone) {
    return new UnreadableHistory('The repository is a partial clone that lacks a part of its history');
  }
  const how = typeof exit === 'number' ? `exit code ${exit}` : exit;
  return new UnreadableHistory(`git could not read the history (${how})`);
}
