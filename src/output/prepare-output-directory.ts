// Creates the output directory with a .gitignore, so that git ignores everything in it.
import { lstatSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WriteError, writeError } from './write-error.ts';
import { writeFileWhole } from './write-file-whole.ts';

/** Returns the absolute path. */
export function prepareOutputDirectory(directory: string): string {
  const path = resolve(directory);
  // It is often inside the analysed project, which could contain a symbolic link to make Lintel write elsewhere.
  if (kindOf(path) === 'link') {
    throw new WriteError(path, { what: 'it is a symbolic link', remedy: 'remove it' });
  }
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw writeError(path, error);
  }
  const ignoreFile = join(path, '.gitignore');
  if (kindOf(ignoreFile) === 'missing') writeFileWhole(ignoreFile, ['*\n']);
  return path;
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
