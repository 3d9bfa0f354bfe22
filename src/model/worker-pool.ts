// Threads that extract files alongside the main thread.
import type { Diagnostic } from './diagnostic.ts';
import type { Extraction, SourceFile } from './source.ts';

export interface WorkerPool {
  /**
   * Takes batches until the queue is empty, and puts back unfinished ones. Resolves with a diagnostic for each worker that
   * failed, which costs time but no results; rejects with the signal's reason if it is aborted.
   */
  run(queue: BatchQueue, signal: AbortSignal | undefined): Promise<readonly Diagnostic[]>;
}

/** The files to extract, in batches. Each batch goes to the first free thread. */
export interface BatchQueue {
  readonly files: readonly SourceFile[];
  take(): Batch | undefined;
  /** Returns a batch for the main thread only: a batch that crashed one worker might crash another. */
  putBack(batch: Batch): void;
  /** `outcomes` are in the order of the files. */
  finish(batch: Batch, outcomes: readonly Outcome[]): void;
}

export interface Batch {
  /** Index of its first file in the queue. */
  readonly start: number;
  readonly files: readonly SourceFile[];
}

/** The result of extracting one file. */
export type Outcome =
  | { readonly kind: 'extracted'; readonly extraction: Extraction }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };
