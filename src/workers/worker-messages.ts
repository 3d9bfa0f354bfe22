// What the main thread and a worker say to each other.
import type { FilePath } from '../model/file-path.ts';
import type { Reading } from '../model/project.ts';
import type { PackedOutcomes } from './pack-outcomes.ts';

/** What a worker is started with. */
export interface WorkerStart {
  readonly reading: Reading;
  /** The languages of all files that it may be given. */
  readonly languages: readonly string[];
}

/** The files of one batch, in columns. */
export interface WorkerOrder {
  readonly paths: readonly FilePath[];
  readonly languages: readonly string[];
  readonly sizes: readonly number[];
}

/** Orders are answered one after another, in the order in which they came. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'finished'; readonly outcomes: PackedOutcomes };
