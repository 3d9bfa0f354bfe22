// Who reads files at the same time as this thread, where there is anybody.
import type { Diagnostic } from './diagnostic.ts';
import type { Extraction, SourceFile } from './source.ts';

export interface Crew {
  /**
   * Takes batches until there are no more, and gives back what it did not finish. Resolves with what went wrong, which
   * is never more than a loss of time; rejects with the signal's reason where that is aborted.
   */
  work(list: WorkList, signal: AbortSignal | undefined): Promise<readonly Diagnostic[]>;
}

/** Files to be read, in batches: each is for whoever takes it first, and nobody else. */
export interface WorkList {
  readonly files: readonly SourceFile[];
  take(): Batch | undefined;
  /** Nobody else of the crew gets it: what ended one worker may end another. */
  giveBack(batch: Batch): void;
  /** What came of the files of a batch, in their order. */
  finish(batch: Batch, outcomes: readonly Outcome[]): void;
}

export interface Batch {
  /** Place of its first file in the list. */
  readonly start: number;
  readonly files: readonly SourceFile[];
}

/** What came of one file. */
export type Outcome =
  | { readonly kind: 'extracted'; readonly extraction: Extraction }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };
