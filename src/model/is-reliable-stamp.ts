// Whether unchanged times prove that a file or folder did not change.
import type { FileStamp } from './source.ts';

/**
 * Some file systems store times in steps of two seconds. What was modified just before the scan could be modified again
 * within the same step, and its times would not show it.
 */
const timestampStepMs = 2000;

/** `scanStartedMs` is a time before anything was read. */
export function isReliableStamp({ modifiedMs, changedMs }: FileStamp, scanStartedMs: number): boolean {
  return Math.max(modifiedMs, changedMs) < scanStartedMs - timestampStepMs;
}
