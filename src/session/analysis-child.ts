// The process that analyses: it makes a report, writes it, hands it to the server, and waits for the next order. It ends
// when the server does, whichever way that came about.
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Progress } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { Analyst } from './analyst.ts';
import { type AnalysisOrder, type ChildMessage, bodyPipe } from './child-messages.ts';
import { PieceSender } from './piece-frames.ts';
import { receiveOrders } from './receive-orders.ts';

/** So long nothing is asked before what was learned is written down: it costs more than a small analysis. */
const restMs = 3000;

export async function runAnalysisChild(): Promise<void> {
  const analyst = new Analyst();
  const sender = new PieceSender();
  const pipe = new Socket({ fd: bodyPipe, readable: false, writable: true });

  async function fulfil(order: AnalysisOrder): Promise<ChildMessage> {
    const start = performance.now();
    try {
      const { rendered, files, summary, hash } = await analyst.analyze(order, throttle(tellProgress));
      for (const part of sender.frame(rendered, files)) if (!pipe.write(part)) await once(pipe, 'drain');
      return { kind: 'done', summary, hash, durationMs: Math.round(performance.now() - start) };
    } catch (error) {
      if (error instanceof UserError) return { kind: 'failed', message: error.message };
      throw error;
    }
  }

  let rest: NodeJS.Timeout | undefined;
  for await (const order of receiveOrders<AnalysisOrder>()) {
    clearTimeout(rest);
    const answer = await fulfil(order);
    if (rest === undefined) analyst.save();
    await tell(answer);
    rest = setTimeout(() => analyst.save(), restMs);
  }
}

function tell(message: ChildMessage): Promise<void> {
  return new Promise((done) => {
    // A server that is gone needs no answer.
    if (process.send === undefined || !process.connected) done();
    else process.send(message, undefined, undefined, () => done());
  });
}

function tellProgress(progress: Progress): void {
  void tell({ kind: 'progress', progress });
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
