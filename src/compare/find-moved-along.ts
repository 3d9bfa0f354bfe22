// If most files of a folder moved to another one, so did those that git did not recognize: a file with the same path below
// the new folder is the same file. This also corrects pairs of identical files, such as an empty `__init__.py` in each
// folder.
import type { RenamedFile } from '../model/change.ts';
import { countBelow, countTargets, foldersAround } from './count-renamed.ts';

/** `gone` and `fresh` are files that only one side has. */
export function findMovedAlong(
  gone: readonly string[],
  fresh: ReadonlySet<string>,
  renames: readonly RenamedFile[],
): readonly RenamedFile[] {
  if (renames.length === 0) return [];
  const goneBelow = countBelow(gone);
  const folderAfter = new Map<string, string>();
  for (const [from, targets] of countTargets(renames)) {
    for (const [to, count] of targets) {
      if (count >= minFiles && count * 2 > goneBelow.get(from)!) folderAfter.set(from, to);
    }
  }
  return gone.flatMap((from) => {
    for (const folder of foldersAround(from)) {
      const target = folderAfter.get(folder);
      const to = `${target}${from.slice(folder.length)}`;
      if (target !== undefined && fresh.has(to)) return [{ from, to }];
    }
    return [];
  });
}

/** A single file is no evidence that a folder moved. */
const minFiles = 2;
