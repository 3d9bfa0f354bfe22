// git follows `objects/info/alternates`, so the folders in it are checked before git starts.
//
// `git clone --reference` writes arbitrary folders there, so other repositories on the machine are allowed. A hostile project
// gains little: HEAD and the branches are its own, so it must know a commit ID to have the commit read, and the output is
// only counts for files that the project has as well. A folder outside any repository is refused.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveLocal } from './find-repository.ts';
import { statIfThere, readRepositoryText } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

/** git has the same limit. */
const maxDepth = 5;
const maxAlternates = 100;

/** Throws UnreadableHistory. */
export function checkObjects(commonDir: string): void {
  const objects = join(commonDir, 'objects');
  if (statIfThere(objects)?.isDirectory() !== true) {
    throw new UnreadableHistory('The repository has no folder of objects of its own');
  }
  const seen = new Set([objects]);
  let level = [objects];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth || seen.size > maxAlternates) {
      throw new UnreadableHistory('The repository uses too many alternates');
    }
    level = level.flatMap(alternatesOf).filter((folder) => !seen.has(folder));
    for (const folder of level) {
      if (!isObjectFolder(folder)) {
        throw new UnreadableHistory('The repository uses an alternate that is not a git repository');
      }
      seen.add(folder);
    }
  }
}

function alternatesOf(objects: string): string[] {
  const text = readRepositoryText(join(objects, 'info'), 'alternates');
  if (text === undefined) return refuseUnreadable(objects);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    // Quoted paths are refused instead of unquoted: they are very rare, and our reading must match git's.
    if (line.startsWith('"') || line.includes('\0') || line.includes('\uFFFD')) {
      throw new UnreadableHistory('The repository uses an alternate whose path is not plain text');
    }
    return resolveLocal(objects, line);
  });
}

/** git would follow a symbolic link, or read a file that is too large for us, so both are refused. */
function refuseUnreadable(objects: string): string[] {
  if (statIfThere(join(objects, 'info', 'alternates')) === undefined) return [];
  throw new UnreadableHistory('The list of repositories to borrow objects from cannot be read');
}

function isObjectFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory() && statSync(join(dirname(folder), 'HEAD')).isFile();
  } catch {
    // Missing or unreadable, so git could not use it either.
    return false;
  }
}
