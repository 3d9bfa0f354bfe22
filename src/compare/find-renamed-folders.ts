// A folder was renamed if everything that was in it is now, under the same paths, in one that did not exist.
import type { RenamedFile } from '../model/change.ts';

/** The path of a folder of before → its path afterwards. */
export function findRenamedFolders(
  files: readonly string[],
  renames: readonly RenamedFile[],
): (folder: string) => string {
  const filesBelow = countBelow(files);
  const afterOf = new Map<string, string>();
  for (const [from, targets] of countTargets(renames)) {
    for (const [to, count] of targets) {
      if (count === filesBelow.get(from) && !filesBelow.has(to)) afterOf.set(from, to);
    }
  }
  return (folder) => afterOf.get(folder) ?? folder;
}

function countBelow(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (let folder = folderOf(file); folder !== ''; folder = folderOf(folder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

/** Folder before → folder afterwards → how many files went from one to the other and are called the same below it. */
function countTargets(renames: readonly RenamedFile[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const targets = new Map<string, Map<string, number>>();
  for (const rename of renames) {
    let { from, to } = rename;
    while (nameOf(from) === nameOf(to)) {
      from = folderOf(from);
      to = folderOf(to);
      if (from === '' || to === '' || from === to) break;
      let counts = targets.get(from);
      if (counts === undefined) targets.set(from, (counts = new Map<string, number>()));
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return targets;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
