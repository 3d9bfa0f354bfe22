// Creates a folder and those around it. Node's own `recursive` never returns where the file system makes no folder, under /proc.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasErrorCode } from './error-code.ts';
import { writeError } from './write-error.ts';

/** Throws a UserError if it cannot be created. */
export function createFolder(path: string): void {
  try {
    if (isFolder(path)) return;
    const parent = dirname(path);
    if (parent !== path) createFolder(parent);
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!hasErrorCode(error, 'EEXIST') || !isFolder(path)) throw writeError(path, error);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
