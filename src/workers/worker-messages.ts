// The messages between the main thread and a worker.
import type { FilePath } from '../model/file-path.ts';
import type { ReaderOptions } from '../model/project.ts';
import type { PackedOutcomes } from './pack-outcomes.ts';

/** What a worker needs before its first task. */
export interface WorkerInit {
  readonly readerOptions: ReaderOptions;
  /** The languages of all files that it may be sent. */
  readonly languages: readonly string[];
}

/** The files of one batch, one column per field. */
export interface WorkerTask {
  readonly paths: readonly FilePath[];
  readonly languages: readonly string[];
  readonly sizes: readonly number[];
}

/** Tasks are finished in the order in which they were sent. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'finished'; readonly outcomes: PackedOutcomes };
