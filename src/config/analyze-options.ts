// The options of one analysis, as given by the caller.
import type { Run } from '../model/run.ts';
import type { FoundConfig } from './find-config.ts';
import type { OptionOverrides } from './option-overrides.ts';

/** These override the project's configuration; `exclude` adds to what it ignores. */
export interface AnalyzeOptions extends OptionOverrides, Run {
  /** Whether to read the project's configuration (default: true). */
  readonly config?: boolean | undefined;
  /** Baseline file in the project, with known violations of rules (default: from the configuration). */
  readonly baseline?: string | undefined;
  /** Further settings in the form of the configuration, which override those of the project. */
  readonly settings?: FoundConfig | undefined;
  /** Number of worker threads, 0 for none (default: auto). */
  readonly workers?: number | undefined;
}
