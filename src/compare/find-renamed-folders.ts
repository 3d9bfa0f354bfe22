// A folder was renamed if everything that was in it is now, under the same paths, in one that did not exist.
import type { RenamedFile } from '../model/change.ts';
import { countBelow, countTargets } from './count-renamed.ts';

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
