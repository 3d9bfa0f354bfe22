// Counts the files of each folder, and the folders they moved to.
import type { RenamedFile } from '../model/change.ts';
import { nameOf, parentPath } from '../std/paths.ts';

/** Folder → the number of these files in or below it. */
export function countBelow(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const folder of foldersAround(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** Folder before → folder afterwards → the number of files that moved between them and kept their relative path. */
export function countTargets(
  renames: readonly RenamedFile[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const targets = new Map<string, Map<string, number>>();
  for (const rename of renames) {
    let { from, to } = rename;
    while (nameOf(from) === nameOf(to)) {
      from = parentPath(from);
      to = parentPath(to);
      if (from === '' || to === '' || from === to) break;
      let counts = targets.get(from);
      if (counts === undefined) targets.set(from, (counts = new Map<string, number>()));
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return targets;
}

/** Innermost first, without the root. */
export function* foldersAround(file: string): Iterable<string> {
  for (let folder = parentPath(file); folder !== ''; folder = parentPath(folder)) yield folder;
}
