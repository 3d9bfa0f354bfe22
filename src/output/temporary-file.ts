// Temporary files next to the file that is being written. Their names contain the process ID, so that leftovers of a killed
// process can be found and removed by the next write.
import { openSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, hasErrorCode } from './error-code.ts';

export interface TemporaryFile {
  readonly path: string;
  readonly descriptor: number;
}

const namePattern = /^\.lintel-(\d{1,10})-\d{1,10}\.tmp$/;
const maxAttempts = 100;

/** Opened with `wx`: fails if the file exists, and does not follow symbolic links. */
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
      // Another process removed it, or it cannot be removed. Either way the write can continue.
    }
  }
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder may be writable but not readable. If it is missing, opening the file reports that.
    return [];
  }
}

/** Files with our own process ID are leftovers too: IDs are reused, and we write one file at a time. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
