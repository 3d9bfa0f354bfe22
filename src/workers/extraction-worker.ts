// A worker: reads the files it is given and finds the imports in them. Started by `employ-worker.ts`, as a program of
// its own in the same process.
import { parentPort, workerData } from 'node:worker_threads';
import { extractFile } from '../extract/extract-file.ts';
import { loadLanguages } from '../languages/index.ts';
import { filePath } from '../model/file-path.ts';
import { openReader } from '../scan/open-reader.ts';
import { buffersOf, packOutcomes } from './pack-outcomes.ts';
import type { WorkerMessage, WorkerOrder, WorkerStart } from './worker-messages.ts';

const start = workerData as WorkerStart;
const reader = { read: openReader(start.reading) };
const languageOf = await loadLanguages(
  start.languages.map((language) => ({ path: filePath('.'), language })),
);

parentPort?.on('message', ({ paths, languages, sizes }: WorkerOrder) => {
  const found = paths.map((path, i) => {
    const file = { path, language: languages[i] ?? '', size: sizes[i] ?? 0 };
    return [path, extractFile(file, reader, languageOf)] as const;
  });
  const outcomes = packOutcomes(new Map(found));
  tell({ kind: 'finished', outcomes }, buffersOf(outcomes));
});
tell({ kind: 'ready' });

function tell(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
