// The analysis in a process of its own, so that the server answers while it runs and survives whatever it meets.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { BodyReceiver } from './body-frames.ts';
import { type AnalysisOptions, type AnalysisOrder, type ChildMessage, bodyPipe } from './child-messages.ts';
import type { ServedReport } from './served-report.ts';
import { AnalysisError, type AnalysisRun, type AnalyzeProject } from './session.ts';

export interface ChildProgram {
  /** The module to run in the child: one that ends up in `runAnalysisChild`. */
  readonly module: string;
  readonly args: readonly string[];
  readonly reportFile: string;
  readonly options: AnalysisOptions;
  readonly cacheFile?: string | undefined;
}

export function analyzeInChild(program: ChildProgram): AnalyzeProject {
  return async (folder, run) => {
    const { reportFile, options, cacheFile } = program;
    const order: AnalysisOrder = { folder, reportFile, options, cacheFile };
    const child = fork(program.module, program.args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
    const stop = () => void stopChild(child);
    run.signal.addEventListener('abort', stop);
    try {
      child.send(order, ignoreError);
      return await receiveReport(child, run);
    } finally {
      run.signal.removeEventListener('abort', stop);
    }
  };
}

async function receiveReport(child: ChildProcess, run: AnalysisRun): Promise<ServedReport> {
  const receiver = new BodyReceiver();
  const received = { last: undefined as ChildMessage | undefined };
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'progress') run.onProgress(message.progress);
    else received.last = message;
  });
  const bodies = child.stdio[bodyPipe];
  bodies?.on('data', (chunk: Uint8Array) => receiver.receive(chunk));
  bodies?.on('error', ignoreError);
  const end = await ending(child);
  const { last } = received;
  const whole = receiver.bodies();
  if (last?.kind === 'done' && whole !== undefined) {
    return { summary: last.summary, hash: last.hash, durationMs: last.durationMs, bodies: whole };
  }
  if (run.signal.aborted) throw run.signal.reason;
  throw new AnalysisError(
    last?.kind === 'failed' ? last.message : `The analysis ended without a report (${end}).`,
  );
}

/** How the child ended, once everything that it said has arrived. */
function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => resolve(signal ?? `exit ${code}`));
    child.once('error', (cause) => {
      reject(
        new AnalysisError('The analysis could not be started: no further process is allowed.', { cause }),
      );
    });
  });
}

const graceMs = 1500;

/** Asks first, so that it takes its unfinished file with it. */
async function stopChild(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  clearTimeout(timer);
}

/** A child that is gone is told by its `close`, together with why. */
function ignoreError(): void {}
