// The options of one analysis, as the caller gives them.
import type { Run } from '../model/run.ts';
import type { FoundConfig } from './find-config.ts';
import type { OptionOverrides } from './option-overrides.ts';

/** These override the project's configuration; `exclude` adds to what it ignores. */
export interface AnalyzeOptions extends OptionOverrides, Run {
  /** Whether to read the project's configuration (default: true). */
  readonly config?: boolean | undefined;
  /** File in the project that lists known violations of rules (default: what the configuration names). */
  readonly baseline?: string | undefined;
  /** Further settings in the form of the configuration, which override those of the project. */
  readonly settings?: FoundConfig | undefined;
  /** Number of worker threads, 0 for none (default: auto). */
  readonly workers?: number | undefined;
}
