// Serves a change to the browser: the page opens in change mode.
import type { ComparedReports } from '../../model/compared-reports.ts';
import { startChangeSession } from '../../session/served-change.ts';
import type { CommandContext } from '../command-context.ts';
import type { ServerFlags } from '../server-flags.ts';
import { serveSession } from './serve-session.ts';

export interface ChangeToServe extends ComparedReports {
  /** Whether the newer side is the working tree: only then can its files be shown and opened. */
  readonly isOnDisk: boolean;
}

/** Resolves when the program is stopped. */
export async function serveChange(
  { isOnDisk, ...compared }: ChangeToServe,
  flags: ServerFlags,
  context: CommandContext,
): Promise<void> {
  await serveSession(await startChangeSession(compared, isOnDisk), flags, context);
}
