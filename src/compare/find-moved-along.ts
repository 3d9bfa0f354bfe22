// Where most files of a folder went to another one, those that git did not recognise went along: what has the same path below
// the new folder is the same file. It corrects pairs of alike files too, such as those of an empty `__init__.py` in each folder.
import type { RenamedFile } from '../model/change.ts';
import { countBelow, countTargets, foldersAround } from './count-renamed.ts';

/** `gone` and `fresh` are files of one side alone. */
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
      if (count >= fewest && count * 2 > goneBelow.get(from)!) folderAfter.set(from, to);
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

/** One file alone shows no move of a folder. */
const fewest = 2;
