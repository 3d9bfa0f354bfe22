// The progress and the cancellation of one analysis.

export interface Progress {
  /** `revisions` is used by the history: it counts revisions, not files. */
  readonly stage: 'scan' | 'extract' | 'resolve' | 'report' | 'revisions';
  /** Files done so far in this stage. */
  readonly done: number;
  /** Files in this stage, 0 if unknown. */
  readonly total: number;
}

export interface Run {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
