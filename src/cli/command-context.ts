// What every command gets in addition to its arguments.
import type { Environment } from './terminal.ts';

export interface CommandContext {
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly env: Environment;
}
