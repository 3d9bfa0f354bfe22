// Lintel in a process of its own, within limits of time and memory: whatever a repository does to it, the worker lives on.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Report, UserError } from '../lintel.ts';

export interface Limits {
  readonly timeMs: number;
  readonly memoryBytes: number;
}

export interface AnalysisRequest extends Limits {
  readonly folder: string;
  readonly commit: string;
  readonly signal: AbortSignal;
}

const watchIntervalMs = 250;

/** Throws UserError with the reason where there is no report. */
export async function runLintel(request: AnalysisRequest): Promise<Report> {
  const output = mkdtempSync(join(tmpdir(), 'lintel-org-'));
  try {
    const file = join(output, 'report.json');
    await run(request, ['analyze', request.folder, '--at', request.commit, '--out', file, '--quiet']);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

async function run(request: AnalysisRequest, args: readonly string[]): Promise<void> {
  const { timeMs, memoryBytes, signal } = request;
  const heap = `--max-old-space-size=${Math.ceil(memoryBytes / 1024 ** 2)}`;
  // A group of its own, so that git, which it starts, ends with it.
  const child = spawn(process.execPath, [heap, lintelProgram(), ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stoppedFor: string | undefined;
  const stop = (reason: string): void => {
    stoppedFor ??= reason;
    killGroup(child.pid);
  };
  const timer = setTimeout(() => stop(`it took longer than ${timeMs / 1000} s`), timeMs);
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > memoryBytes) stop(explainMemory(memoryBytes));
  }, watchIntervalMs);
  const onAbort = (): void => stop('the worker was stopped');
  signal.addEventListener('abort', onAbort, { once: true });
  const errors: Buffer[] = [];
  child.stderr.on('data', (piece: Buffer) => errors.push(piece));
  try {
    const { code, killedBy } = await new Promise<{ code: number | null; killedBy: string | null }>(
      (resolve, reject) => {
        child.once('error', reject);
        child.once('close', (exit, name) => resolve({ code: exit, killedBy: name }));
      },
    );
    signal.throwIfAborted();
    if (stoppedFor !== undefined) throw new UserError(stoppedFor);
    if (code === 0) return;
    const text = Buffer.concat(errors).toString();
    if (text.includes('JavaScript heap out of memory')) throw new UserError(explainMemory(memoryBytes));
    throw new UserError(firstLine(text) ?? `lintel ended with ${killedBy ?? `exit code ${code}`}`);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', onAbort);
  }
}

function lintelProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('lintel/package.json');
  return join(dirname(manifest), 'bin/lintel.js');
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

function explainMemory(bytes: number): string {
  return `it took more than ${Math.round(bytes / 1024 ** 2)} MiB of memory`;
}

function firstLine(text: string): string | undefined {
  const line = text.split('\n').find((each) => each.trim() !== '');
  return line?.replace(/^lintel: /, '');
}
