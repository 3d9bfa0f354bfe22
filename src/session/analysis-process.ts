// The server's end of the process that analyses. One order at a time; between two of them it keeps nobody from ending.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type AnalysisOrder, type ChildMessage, bodyPipe } from './child-messages.ts';
import { PieceReceiver } from './piece-frames.ts';
import type { ServedReport } from './served-report.ts';
import { AnalysisError, type AnalysisRun } from './session.ts';

interface Waiting {
  readonly run: AnalysisRun;
  readonly resolve: (served: ServedReport) => void;
  readonly reject: (reason: unknown) => void;
  /** What the child said last; the report itself may still be on its way. */
  done?: Extract<ChildMessage, { kind: 'done' }>;
}

export class AnalysisProcess {
  readonly #child: ChildProcess;
  readonly #receiver = new PieceReceiver();
  #waiting: Waiting | undefined;
  /** Whether it has ended, or never began. */
  isGone = false;

  constructor(module: string, args: readonly string[]) {
    this.#child = fork(module, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'] });
    this.#child.on('message', (message: ChildMessage) => this.#hear(message));
    this.#child.once('close', (code, signal) => {
      this.#end(new AnalysisError(`The analysis ended without a report (${signal ?? `exit ${code}`}).`));
    });
    this.#child.once('error', (cause) => {
      const message = 'The analysis could not be started: no further process is allowed.';
      this.#end(new AnalysisError(message, { cause }));
    });
    const bodies = this.#bodies();
    bodies?.on('data', (chunk: Uint8Array) => {
      this.#receiver.receive(chunk);
      this.#deliver();
    });
    bodies?.on('error', ignoreError);
  }

  async analyze(order: AnalysisOrder, run: AnalysisRun): Promise<ServedReport> {
    const stop = () => void stopChild(this.#child);
    run.signal.addEventListener('abort', stop);
    this.#child.ref();
    this.#child.channel?.ref();
    this.#bodies()?.ref();
    try {
      return await new Promise<ServedReport>((resolve, reject) => {
        this.#waiting = { run, resolve, reject };
        this.#child.send(order, ignoreError);
      });
    } finally {
      this.#waiting = undefined;
      run.signal.removeEventListener('abort', stop);
      this.#child.unref();
      this.#child.channel?.unref();
      this.#bodies()?.unref();
    }
  }

  #bodies(): Socket | undefined {
    return (this.#child.stdio[bodyPipe] ?? undefined) as Socket | undefined;
  }

  #hear(message: ChildMessage): void {
    if (message.kind === 'progress') this.#waiting?.run.onProgress(message.progress);
    else if (message.kind === 'failed') this.#waiting?.reject(new AnalysisError(message.message));
    else if (this.#waiting !== undefined) {
      this.#waiting.done = message;
      this.#deliver();
    }
  }

  /** The message and the report come on different ways, either of them first. */
  #deliver(): void {
    const done = this.#waiting?.done;
    const bodies = done && this.#receiver.take();
    if (done === undefined || bodies === undefined) return;
    const { summary, hash, durationMs } = done;
    this.#waiting?.resolve({ summary, hash, durationMs, bodies });
  }

  #end(error: AnalysisError): void {
    this.isGone = true;
    const { run, reject } = this.#waiting ?? {};
    reject?.(run?.signal.aborted === true ? run.signal.reason : error);
  }
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
