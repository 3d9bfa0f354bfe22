// One run of the analysis, seen by whoever waits for it.

export interface Progress {
  readonly stage: 'scan' | 'extract' | 'resolve' | 'report';
  /** Files done so far in this stage. */
  readonly done: number;
  /** Files in this stage, 0 while nobody knows. */
  readonly total: number;
}

export interface Run {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
