// A program in a process group of its own, so that whatever it starts ends with it, within limits of time and memory.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Limits {
  readonly timeMs: number;
  /** Of the program itself, as the system counts it; undefined for no limit. */
  readonly memoryBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Ended {
  /** Null if it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The limit that it was killed for. */
  readonly exceeded?: 'time' | 'memory' | undefined;
}

const watchIntervalMs = 250;

/** Rejects with the reason of the signal if that stopped it. */
export async function runLimited(
  program: string,
  args: readonly string[],
  { env, ...limits }: Limits & { readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const { timeMs, memoryBytes = Infinity, signal } = limits;
  signal?.throwIfAborted();
  const child = spawn(program, [...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(env && { env }),
  });
  let exceeded: Ended['exceeded'];
  const stopFor = (limit: 'time' | 'memory'): void => {
    exceeded ??= limit;
    killGroup(child.pid);
  };
  const timer = setTimeout(() => stopFor('time'), timeMs);
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > memoryBytes) stopFor('memory');
  }, watchIntervalMs);
  const onAbort = (): void => killGroup(child.pid);
  signal?.addEventListener('abort', onAbort, { once: true });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => output.push(piece));
  child.stderr.on('data', (piece: Buffer) => errors.push(piece));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    return { code, stdout: textOf(output), stderr: textOf(errors), exceeded };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
  }
}

function textOf(pieces: readonly Buffer[]): string {
  return Buffer.concat(pieces).toString();
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** 0 where the system does not tell. */
function residentBytes(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return pages * 4096;
  } catch {
    return 0;
  }
}
