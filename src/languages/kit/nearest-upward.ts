// What holds for a folder because it stands there or in the nearest folder above: a manifest, a package, a setting.
import { folderOf } from './paths.ts';

/** Each folder is asked at most once, however often the answer is. */
export function nearestUpward<Found>(
  find: (folder: string) => Found | undefined,
): (folder: string) => Found | undefined {
  const known = new Map<string, Found | undefined>();
  return (from) => {
    const asked: string[] = [];
    let found: Found | undefined;
    for (let folder = from; ; folder = folderOf(folder)) {
      const isKnown = known.has(folder);
      found = isKnown ? known.get(folder) : find(folder);
      if (isKnown) break;
      asked.push(folder);
      if (found !== undefined || folder === '.') break;
    }
    for (const folder of asked) known.set(folder, found);
    return found;
  };
}
