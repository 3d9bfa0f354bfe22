// The server's side of the child process that analyses. One request at a time; an idle child does not keep the server
// from exiting.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { AnswerError } from './answer-error.ts';
import { type AnalysisRequest, type ChildMessage, type QuestionRequest, bodyPipe } from './child-messages.ts';
import { PieceReceiver } from './piece-frames.ts';
import type { ServedReport } from './served-report.ts';
import { AnalysisError, type AnalysisRun } from './session.ts';

interface Waiting {
  readonly run: AnalysisRun;
  readonly resolve: (served: ServedReport) => void;
  readonly reject: (reason: unknown) => void;
  /** The final message of the child. The report may arrive later. */
  done?: Extract<ChildMessage, { kind: 'done' }>;
}

interface Asking {
  readonly resolve: (text: string) => void;
  readonly reject: (reason: Error) => void;
}

export class AnalysisProcess {
  readonly #child: ChildProcess;
  readonly #receiver = new PieceReceiver();
  #waiting: Waiting | undefined;
  /** Questions in the order in which they were sent; the child answers in that order. */
  readonly #asked: Asking[] = [];
  /** Whether it has ended or could not be started. */
  hasEnded = false;

  constructor(module: string, args: readonly string[]) {
    this.#child = fork(module, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'] });
    this.#child.on('message', (message: ChildMessage) => this.#receive(message));
    this.#child.once('close', (code, signal) => {
      this.#end(
        new AnalysisError(`The analysis process ended without a report (${signal ?? `exit code ${code}`}).`),
      );
    });
    this.#child.once('error', (cause) => {
      const message = 'The analysis could not be started: the system does not allow another process.';
      this.#end(new AnalysisError(message, { cause }));
    });
    const bodies = this.#bodies();
    bodies?.on('data', (chunk: Uint8Array) => {
      this.#receiver.receive(chunk);
      this.#deliver();
    });
    bodies?.on('error', ignoreError);
  }

  async analyze(request: AnalysisRequest, run: AnalysisRun): Promise<ServedReport> {
    const stop = () => void stopChild(this.#child);
    run.signal.addEventListener('abort', stop);
    this.#child.ref();
    this.#child.channel?.ref();
    this.#bodies()?.ref();
    try {
      return await new Promise<ServedReport>((resolve, reject) => {
        this.#waiting = { run, resolve, reject };
        this.#child.send(request, ignoreError);
      });
    } finally {
      this.#waiting = undefined;
      run.signal.removeEventListener('abort', stop);
      this.#child.unref();
      this.#child.channel?.unref();
      this.#bodies()?.unref();
    }
  }

  /** Rejects with an AnswerError if there is no answer. */
  ask(request: QuestionRequest): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#child.send(request, ignoreError);
    });
  }

  #bodies(): Socket | undefined {
    return (this.#child.stdio[bodyPipe] ?? undefined) as Socket | undefined;
  }

  #receive(message: ChildMessage): void {
    if (message.kind === 'progress') this.#waiting?.run.onProgress(message.progress);
    else if (message.kind === 'answer') this.#asked.shift()?.resolve(message.text);
    else if (message.kind === 'refused') this.#asked.shift()?.reject(new AnswerError(message.message));
    else if (message.kind === 'failed') this.#waiting?.reject(new AnalysisError(message.message));
    else if (this.#waiting !== undefined) {
      this.#waiting.done = message;
      this.#deliver();
    }
  }

  /** The message and the report arrive on different channels, in any order. */
  #deliver(): void {
    const done = this.#waiting?.done;
    const bodies = done && this.#receiver.take();
    if (done === undefined || bodies === undefined) return;
    const { summary, hash, durationMs } = done;
    this.#waiting?.resolve({ summary, hash, durationMs, bodies });
  }

  #end(error: AnalysisError): void {
    this.hasEnded = true;
    const { run, reject } = this.#waiting ?? {};
    for (const asking of this.#asked.splice(0)) asking.reject(new AnswerError(error.message));
    reject?.(run?.signal.aborted === true ? run.signal.reason : error);
  }
}

const graceMs = 1500;

/** SIGTERM first, so that it can remove its temporary file. */
async function stopChild(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  clearTimeout(timer);
}

/** The `close` event reports the end of the child, with the reason. */
function ignoreError(): void {}
