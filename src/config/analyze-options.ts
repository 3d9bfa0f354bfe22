// What whoever asks for an analysis can say about it.
import type { Run } from '../model/run.ts';
import type { OptionOverrides } from './option-overrides.ts';

/** What is given here wins over the project's own configuration; `exclude` adds to what that ignores. */
export interface AnalyzeOptions extends OptionOverrides, Run {
  /** Whether the project's own configuration is read; it is, unless this is false. */
  readonly config?: boolean | undefined;
  /** How many threads read files beside the main one, 0 for none; where nothing is said, as many as pay. */
  readonly workers?: number | undefined;
}
