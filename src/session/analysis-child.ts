// The child process that analyses: it writes a report, sends it to the server, and waits for the next request. It ends
// with the server.
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Progress } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { WriteError } from '../output/write-error.ts';
import { Analyst } from './analyst.ts';
import { type AnalysisRequest, type ChildMessage, type QuestionRequest, bodyPipe } from './child-messages.ts';
import { PieceSender } from './piece-frames.ts';
import { receiveRequests } from './receive-requests.ts';

/** Idle time before the cache is saved, which costs more than a small analysis. */
const idleMs = 3000;

export async function runAnalysisChild(): Promise<void> {
  const analyst = new Analyst();
  const sender = new PieceSender();
  const pipe = new Socket({ fd: bodyPipe, readable: false, writable: true });

  async function run(request: AnalysisRequest): Promise<ChildMessage> {
    const start = performance.now();
    try {
      const { rendered, files, summary, hash } = await analyst.analyze(request, throttle(sendProgress));
      for (const part of sender.frame(rendered, files)) if (!pipe.write(part)) await once(pipe, 'drain');
      return { kind: 'done', summary, hash, durationMs: Math.round(performance.now() - start) };
    } catch (error) {
      if (error instanceof WriteError)
        return { kind: 'failed', message: error.offering(['--out-dir']).message };
      if (error instanceof UserError) return { kind: 'failed', message: error.message };
      throw error;
    }
  }

  function answer(request: QuestionRequest): ChildMessage {
    try {
      return { kind: 'answer', text: analyst.answer(request) };
    } catch (error) {
      if (error instanceof UserError) return { kind: 'refused', message: error.message };
      throw error;
    }
  }

  let saving: NodeJS.Timeout | undefined;
  for await (const request of receiveRequests<AnalysisRequest | QuestionRequest>()) {
    if ('question' in request) {
      await send(answer(request));
      continue;
    }
    clearTimeout(saving);
    const done = await run(request);
    if (saving === undefined) analyst.save();
    await send(done);
    saving = setTimeout(() => analyst.save(), idleMs);
  }
}

function send(message: ChildMessage): Promise<void> {
  return new Promise((done) => {
    // The server may have ended.
    if (process.send === undefined || !process.connected) done();
    else process.send(message, undefined, undefined, () => done());
  });
}

function sendProgress(progress: Progress): void {
  void send({ kind: 'progress', progress });
}

const progressEveryMs = 100;

function throttle(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = -Infinity;
  return (progress) => {
    if (performance.now() - last < progressEveryMs) return;
    last = performance.now();
    report(progress);
  };
}
