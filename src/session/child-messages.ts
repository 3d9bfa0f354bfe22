// What the server's process and the one that analyses say to each other. The report itself goes over a pipe of its own:
// see piece-frames.ts.
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Progress } from '../model/run.ts';
import type { Summary } from './summary.ts';

export interface AnalysisOrder {
  readonly folder: string;
  /** Where the report is written, and under which name. */
  readonly reportFile: string;
  readonly options: AnalysisOptions;
  /** Where to keep what is learned from each file, if anywhere. */
  readonly cacheFile?: string | undefined;
}

/** What goes beyond the project's own configuration. */
export type AnalysisOptions = Omit<AnalyzeOptions, 'signal' | 'onProgress'>;

export type ChildMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly summary: Summary; readonly hash: string; readonly durationMs: number }
  /** The person can do something about it; a bug ends the child instead, with its stack. */
  | { readonly kind: 'failed'; readonly message: string };

/** The child's file descriptor for the bodies, after stdin, stdout, stderr and the channel for messages. */
export const bodyPipe = 4;
