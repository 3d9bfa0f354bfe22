// Creates the output directory with a .gitignore, so that git ignores everything in it. A folder that holds something else
// gets none: it would hide the files of others from git, and from the next analysis.
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createFolder } from './create-folder.ts';
import { WriteError, writeError } from './write-error.ts';
import { writeFileWhole } from './write-file-whole.ts';

/** Whether it is there or can be created: a person should learn that it cannot before a long analysis, not after it. */
export function checkOutputDirectory(directory: string): void {
  let missing = resolve(directory);
  if (kindOf(missing) !== 'missing') return;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  try {
    // Not the directory itself: another process may be about to write into it.
    rmdirSync(mkdtempSync(join(dirname(missing), '.lintel-')));
  } catch (error) {
    throw writeError(missing, error);
  }
}

/** Returns the absolute path. */
export function prepareOutputDirectory(directory: string): string {
  const path = resolve(directory);
  // It is often inside the analysed project, which could contain a symbolic link to make Lintel write elsewhere.
  if (kindOf(path) === 'link') {
    throw new WriteError(path, { what: 'it is a symbolic link', remedy: 'remove it' });
  }
  createFolder(path);
  if (isEmpty(path)) writeFileWhole(join(path, '.gitignore'), ['*\n']);
  return path;
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    throw writeError(folder, error);
  }
}

function kindOf(path: string): 'link' | 'missing' | 'other' {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    return stats.isSymbolicLink() ? 'link' : 'other';
  } catch (error) {
    throw writeError(path, error);
  }
}
