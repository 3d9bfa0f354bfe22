// Names by which a project imports its own files from a folder, mostly the root, though no folder has them: a build makes a link
// of that name, or a loader removes it.
import { getOrAdd } from '../../std/multi-map.ts';

/** So many different imports begin with the name, and so large a share of them are files of the folder without it. */
export const leastImports = 10;
const leastShare = 0.8;
/** Or so many files, and half of the imports: a build writes the others there. */
const manyFiles = 20;

/** The first parts of imports → the folder that each stands for. `paths` are what the files import. */
export function findRootNames(
  paths: ReadonlySet<string>,
  /** The folders in which a path leads to a file. */
  foldersWith: (path: string) => readonly string[],
): ReadonlyMap<string, string> {
  const countOf = new Map<string, number>();
  const foundIn = new Map<string, Map<string, number>>();
  for (const path of paths) {
    const slash = path.indexOf('/');
    if (slash < 1) continue;
    const name = path.slice(0, slash);
    countOf.set(name, (countOf.get(name) ?? 0) + 1);
    const found = getOrAdd(foundIn, name, () => new Map<string, number>());
    for (const folder of foldersWith(path.slice(slash + 1))) found.set(folder, (found.get(folder) ?? 0) + 1);
  }
  const folderOf = new Map<string, string>();
  for (const [name, found] of foundIn) {
    const all = countOf.get(name)!;
    const isMeant = (count: number): boolean =>
      (all >= leastImports && count >= leastShare * all) || (count >= manyFiles && 2 * count >= all);
    const folders = [...found].filter(([, count]) => isMeant(count));
    const [best] = folders.toSorted(([, one], [, other]) => other - one);
    if (best !== undefined) folderOf.set(name, best[0]);
  }
  return folderOf;
}
