// A folder was renamed if all its contents are now in a folder that did not exist before, under the same relative paths.
import type { RenamedFile } from '../model/change.ts';
import { countBelow, countTargets } from './count-renamed.ts';

/** Path of a folder before → its path afterwards. */
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
