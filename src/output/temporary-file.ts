// Temporary files beside the file that is being written. Their name carries the process that made them, so that what a
// killed one left behind is found and removed at the next write.
import { openSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, hasErrorCode } from './error-code.ts';

export interface TemporaryFile {
  readonly path: string;
  readonly descriptor: number;
}

const namePattern = /^\.lintel-(\d{1,10})-\d{1,10}\.tmp$/;
const maxAttempts = 100;

/** Opened with `wx`: never a file that was there before, never through a link. */
export function createTemporaryFile(folder: string): TemporaryFile {
  for (let attempt = 0; ; attempt++) {
    const path = join(folder, `.lintel-${process.pid}-${attempt}.tmp`);
    try {
      return { path, descriptor: openSync(path, 'wx') };
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST') || attempt === maxAttempts) throw error;
    }
  }
}

export function removeLeftovers(folder: string): void {
  for (const name of listNames(folder)) {
    const pid = namePattern.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      unlinkSync(join(folder, name));
    } catch {
      // Another process was faster, or may what we may not. The write needs neither.
    }
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder may be writable but not readable; if it is missing, opening the file says so.
    return [];
  }
}

/** Files with our own number are leftovers too: numbers are given again, and we write one file at a time. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
