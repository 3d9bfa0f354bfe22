// Finds a folder by a path: absolute, relative to the home folder (~), or relative to the server's working folder.
import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { ProblemError } from './problem.ts';

export async function findFolder(path: string, workingFolder: string): Promise<string> {
  if (path.includes('\0')) throw wrongPath(`${JSON.stringify(path)} is not a path.`);
  const folder = resolve(workingFolder, fromHome(path));
  if (!(await isFolder(folder))) throw wrongPath(`${folder} is not a folder.`);
  return folder;
}

function fromHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    throw new ProblemError(
      { status: 404, code: 'no-such-folder', detail: `No such folder: ${path}.` },
      { cause },
    );
  }
}

function wrongPath(detail: string): ProblemError {
  return new ProblemError({ status: 400, code: 'not-a-folder', detail, field: 'path' });
}
