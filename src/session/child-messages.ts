// The messages between the server and the child process that analyses. The report itself is sent over a separate pipe:
// see piece-frames.ts.
import type { Question } from '../answers/ask.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Progress } from '../model/run.ts';
import type { Summary } from './summary.ts';

export interface AnalysisRequest {
  readonly folder: string;
  /** The path of the report. */
  readonly reportFile: string;
  readonly options: AnalysisOptions;
  /** Undefined with `--no-cache`. */
  readonly cacheFile?: string | undefined;
}

/** A question about the last report. */
export interface QuestionRequest {
  readonly question: Question;
  /** Undefined to get the answer as data. */
  readonly maxTokens?: number | undefined;
}

/** Options that override the project's configuration. */
export type AnalysisOptions = Omit<AnalyzeOptions, 'signal' | 'onProgress'>;

export type ChildMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly summary: Summary; readonly hash: string; readonly durationMs: number }
  /** The answer to a question, or why there is none. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** A mistake of the user. A bug ends the child instead, with its stack. */
  | { readonly kind: 'failed'; readonly message: string };

/** The child's file descriptor for reports, after stdin, stdout, stderr and the message channel. */
export const bodyPipe = 4;
