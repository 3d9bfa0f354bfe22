// What every command is given beside its own arguments.
import type { Environment } from './terminal.ts';

export interface CommandContext {
  /** Aborted when the person interrupts. */
  readonly signal: AbortSignal;
  readonly env: Environment;
}
