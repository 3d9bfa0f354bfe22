// The program of a worker thread: extracts the files that it receives. Started by `run-worker.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { extractFile } from '../extract/extract-file.ts';
import { loadLanguages } from '../languages/index.ts';
import { filePath } from '../model/file-path.ts';
import { openReader } from '../scan/open-reader.ts';
import { buffersOf, packOutcomes } from './pack-outcomes.ts';
import type { WorkerInit, WorkerMessage, WorkerTask } from './worker-messages.ts';

const init = workerData as WorkerInit;
const reader = { read: openReader(init.readerOptions) };
const languageOf = await loadLanguages(init.languages.map((language) => ({ path: filePath('.'), language })));

parentPort?.on('message', ({ paths, languages, sizes }: WorkerTask) => {
  const outcomeOf = paths.map((path, i) => {
    const file = { path, language: languages[i] ?? '', size: sizes[i] ?? 0 };
    return [path, extractFile(file, reader, languageOf)] as const;
  });
  const outcomes = packOutcomes(new Map(outcomeOf));
  send({ kind: 'finished', outcomes }, buffersOf(outcomes));
});
send({ kind: 'ready' });

function send(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
