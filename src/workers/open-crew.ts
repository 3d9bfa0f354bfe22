// The crew of a project: worker threads where there is so much to read that they pay. Nothing of them is loaded where
// there is not.
import { availableParallelism } from 'node:os';
import type { Crew } from '../model/crew.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';

/** A worker takes a moment to start and compiles what the main thread has compiled already: see docs/performance.md. */
const bytesPerWorker = 80_000_000;
/** With more of them the main thread, which does all the rest, is what everybody waits for. */
const mostWorkers = 7;

/** Built beside the chunk that this becomes. */
const builtModule = new URL('./extraction-worker.js', import.meta.url);

/** `workers` is how many, whatever there is to read; undefined where that is to be found out. */
export function openCrew(
  { reading }: Project,
  workers: number | undefined,
  module: URL = builtModule,
): Crew | undefined {
  if (reading === undefined || workers === 0) return undefined;
  return {
    work: async (list, signal) => {
      const count = list.files.length === 0 ? 0 : (workers ?? countFor(list.files));
      if (count === 0) return [];
      const { employWorker } = await import('./employ-worker.ts');
      const languages = [...new Set(list.files.map(({ language }) => language))];
      const employed = Array.from({ length: count }, () =>
        employWorker(module, { reading, languages }, list, signal),
      );
      const reasons = await Promise.all(employed);
      return reasons.filter((reason) => reason !== undefined).map(describeFailure);
    },
  };
}

function countFor(files: readonly SourceFile[]): number {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return Math.min(Math.floor(bytes / bytesPerWorker), availableParallelism() - 1, mostWorkers);
}

function describeFailure(reason: string): Diagnostic {
  const message = `A worker thread ended early: ${reason}. Its files were read without it, and nothing is missing.`;
  return { kind: 'worker-failed', file: '.', message };
}
