// Runs one worker thread. If it fails, its unfinished batches are put back into the queue.
import { Worker } from 'node:worker_threads';
import type { Batch, BatchQueue } from '../model/worker-pool.ts';
import { unpackOutcomes } from './pack-outcomes.ts';
import type { WorkerInit, WorkerMessage, WorkerTask } from './worker-messages.ts';

/** With only one batch at a time, a worker would wait for the next while this thread is busy. */
const batchesPerWorker = 3;

export interface WorkerJob {
  readonly init: WorkerInit;
  readonly queue: BatchQueue;
  readonly signal: AbortSignal | undefined;
}

/** Resolves when the queue is empty, with a reason if the worker failed. */
export async function runWorker(
  module: URL,
  { init, queue, signal }: WorkerJob,
): Promise<string | undefined> {
  let worker: Worker;
  try {
    // The flags of this process (a loader, --input-type) are not for the worker.
    worker = new Worker(module, { workerData: init, execArgv: [] });
  } catch (error) {
    // The environment may not allow threads.
    return firstLineOf(error);
  }
  return feedWorker(worker, queue, signal);
}

function feedWorker(
  worker: Worker,
  queue: BatchQueue,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const taken: Batch[] = [];

    function sendBatches(): void {
      while (taken.length < batchesPerWorker) {
        const batch = queue.take();
        if (batch === undefined) break;
        taken.push(batch);
        worker.postMessage(taskOf(batch), []);
      }
      if (taken.length === 0) end(() => resolve(undefined));
    }

    function receive(message: WorkerMessage): void {
      const [batch] = taken;
      if (message.kind === 'finished' && batch !== undefined) {
        queue.finish(batch, unpackOutcomes(message.outcomes, batch.files));
        taken.shift();
      }
      sendBatches();
    }

    function fail(error: unknown): void {
      end(() => resolve(firstLineOf(error)));
    }

    function stop(): void {
      end(() => reject(signal?.reason));
    }

    function end(settle: () => void): void {
      signal?.removeEventListener('abort', stop);
      for (const batch of taken.splice(0)) queue.putBack(batch);
      settle();
      void worker.removeAllListeners('message').terminate();
    }

    signal?.addEventListener('abort', stop);
    worker.on('message', (message: WorkerMessage) => {
      try {
        receive(message);
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(`exit code ${code}`));
  });
}

function taskOf({ files }: Batch): WorkerTask {
  return {
    paths: files.map(({ path }) => path),
    languages: files.map(({ language }) => language),
    sizes: files.map(({ size }) => size),
  };
}

function firstLineOf(error: unknown): string {
  const [firstLine = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return firstLine;
}
