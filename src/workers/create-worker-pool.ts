// The worker threads of a project. They are started, and their code is loaded, only if there is enough to read.
import { availableParallelism } from 'node:os';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';
import type { WorkerPool } from '../model/worker-pool.ts';

/** A worker takes time to start, and compiles again what the main thread has already compiled: see docs/performance.md. */
const bytesPerWorker = 80_000_000;
/** With more workers, the main thread, which does everything else, is the bottleneck. */
const maxWorkers = 7;

/** In the build, it is next to the chunk that contains this file. */
const workerModule = new URL('./extraction-worker.js', import.meta.url);

/** `count` is the number of workers; undefined means one for every 80 MB. */
export function createWorkerPool(
  { readerOptions }: Project,
  count: number | undefined,
  module: URL = workerModule,
): WorkerPool | undefined {
  if (readerOptions === undefined || count === 0) return undefined;
  return {
    run: async (queue, signal) => {
      const length = queue.files.length === 0 ? 0 : (count ?? countFor(queue.files));
      if (length === 0) return [];
      const { runWorker } = await import('./run-worker.ts');
      const languages = [...new Set(queue.files.map(({ language }) => language))];
      const init = { readerOptions, languages };
      const runs = Array.from({ length }, () => runWorker(module, { init, queue, signal }));
      const reasons = await Promise.all(runs);
      return reasons.filter((reason) => reason !== undefined).map(describeFailure);
    },
  };
}

function countFor(files: readonly SourceFile[]): number {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return Math.min(Math.floor(bytes / bytesPerWorker), availableParallelism() - 1, maxWorkers);
}

function describeFailure(reason: string): Diagnostic {
  const message = `A worker thread failed: ${reason}. Its files were analysed without it; the report is complete.`;
  return { kind: 'worker-failed', file: '.', message };
}
