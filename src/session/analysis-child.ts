// The process that analyses: it makes one report, writes it, hands it to the server, and ends. It ends too when the
// server does, whichever way that came about.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import { analyzeFolder } from '../analyze-folder.ts';
import { FolderMemory } from '../cache/folder-memory.ts';
import type { Progress } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { frameBodies, type Outgoing } from './body-frames.ts';
import { type AnalysisOrder, type ChildMessage, bodyPipe } from './child-messages.ts';
import { receiveOrder } from './receive-order.ts';
import { renderBodies } from './render-bodies.ts';
import { summarize } from './summary.ts';

export async function runAnalysisChild(): Promise<void> {
  const order = await receiveOrder<AnalysisOrder>();
  await tell(await fulfil(order));
  process.disconnect();
}

async function fulfil(order: AnalysisOrder): Promise<ChildMessage> {
  const start = performance.now();
  try {
    const options = { ...order.options, onProgress: throttle(tellProgress) };
    const report = await analyzeFolder(order.folder, options, memoryFor(order));
    const bodies = await renderBodies(report);
    await sendBodies(bodies);
    prepareOutputDirectory(dirname(resolve(order.reportFile)));
    writeFileWhole(order.reportFile, [bodies.identity]);
    const hash = createHash('sha256').update(bodies.identity).digest('hex');
    return {
      kind: 'done',
      summary: summarize(report),
      hash,
      durationMs: Math.round(performance.now() - start),
    };
  } catch (error) {
    if (error instanceof UserError) return { kind: 'failed', message: error.message };
    throw error;
  }
}

function memoryFor({ cacheFile }: AnalysisOrder): FolderMemory | undefined {
  return cacheFile === undefined ? undefined : new FolderMemory(cacheFile);
}

async function sendBodies(bodies: Outgoing): Promise<void> {
  const pipe = new Socket({ fd: bodyPipe, readable: false, writable: true });
  for (const part of frameBodies(bodies)) if (!pipe.write(part)) await once(pipe, 'drain');
  pipe.end();
  await once(pipe, 'finish');
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
