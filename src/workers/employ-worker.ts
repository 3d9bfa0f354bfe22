// A worker at work. Whatever becomes of it, its files are read: what it has not finished, it gives back.
import { Worker } from 'node:worker_threads';
import type { Batch, WorkList } from '../model/crew.ts';
import { unpackOutcomes } from './pack-outcomes.ts';
import type { WorkerMessage, WorkerOrder, WorkerStart } from './worker-messages.ts';

/** So many batches a worker holds: with one it would wait for the next while this thread is busy. */
const batchesAhead = 3;

/** Resolves when nothing is left to take, or with the reason where the worker ended before that. */
export async function employWorker(
  module: URL,
  start: WorkerStart,
  list: WorkList,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let worker: Worker;
  try {
    // The flags of whoever calls us (a loader, --input-type) are not meant for it.
    worker = new Worker(module, { workerData: start, execArgv: [] });
  } catch (error) {
    // Whoever runs this process may have forbidden it.
    return explain(error);
  }
  return oversee(worker, list, signal);
}

function oversee(
  worker: Worker,
  list: WorkList,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const taken: Batch[] = [];

    function handOut(): void {
      while (taken.length < batchesAhead) {
        const batch = list.take();
        if (batch === undefined) break;
        taken.push(batch);
        worker.postMessage(orderFor(batch), []);
      }
      if (taken.length === 0) end(() => resolve(undefined));
    }

    function hear(message: WorkerMessage): void {
      const [batch] = taken;
      if (message.kind === 'finished' && batch !== undefined) {
        list.finish(batch, unpackOutcomes(message.outcomes, batch.files));
        taken.shift();
      }
      handOut();
    }

    function fail(error: unknown): void {
      end(() => resolve(explain(error)));
    }

    function stop(): void {
      end(() => reject(signal?.reason));
    }

    function end(settle: () => void): void {
      signal?.removeEventListener('abort', stop);
      for (const batch of taken.splice(0)) list.giveBack(batch);
      settle();
      void worker.removeAllListeners('message').terminate();
    }

    signal?.addEventListener('abort', stop);
    worker.on('message', (message: WorkerMessage) => {
      try {
        hear(message);
      } catch (error) {
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(`exit code ${code}`));
  });
}

function orderFor({ files }: Batch): WorkerOrder {
  return {
    paths: files.map(({ path }) => path),
    languages: files.map(({ language }) => language),
    sizes: files.map(({ size }) => size),
  };
}

function explain(error: unknown): string {
  const [firstLine = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return firstLine;
}
