// Lintel in a process of its own, within limits of time and memory: whatever a repository does to it, the worker lives on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Report, UserError } from '../lintel.ts';
import { type Ended, runLimited } from '../processes/run-limited.ts';

export interface AnalysisRequest {
  readonly folder: string;
  readonly commit: string;
  readonly timeMs: number;
  readonly memoryBytes: number;
  readonly signal: AbortSignal;
}

/** Throws UserError with the reason where there is no report. */
export async function runLintel(request: AnalysisRequest): Promise<Report> {
  const { folder, commit, memoryBytes } = request;
  const output = mkdtempSync(join(tmpdir(), 'lintel-org-'));
  try {
    const file = join(output, 'report.json');
    const heap = `--max-old-space-size=${Math.ceil(memoryBytes / 1024 ** 2)}`;
    const args = ['analyze', folder, '--at', commit, '--out', file, '--quiet'];
    const ended = await runLimited(process.execPath, [heap, lintelProgram(), ...args], request);
    if (ended.code !== 0 || ended.exceeded !== undefined) throw new UserError(explain(ended, request));
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function lintelProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('lintel/package.json');
  return join(dirname(manifest), 'bin/lintel.js');
}

/** Completes the sentence "… is set aside: ". */
function explain({ code, stderr, exceeded }: Ended, { timeMs, memoryBytes }: AnalysisRequest): string {
  if (exceeded === 'time') return `the analysis took longer than ${timeMs / 1000} s`;
  if (exceeded === 'memory' || stderr.includes('JavaScript heap out of memory')) {
    return `the analysis took more than ${Math.round(memoryBytes / 1024 ** 2)} MiB of memory`;
  }
  const line = stderr.split('\n').find((each) => each.trim() !== '');
  return line?.replace(/^lintel: /, '') ?? `lintel ended with exit code ${code}`;
}
