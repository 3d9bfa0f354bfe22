// The names that the files of each package declare: what other repositories import it by.
import type { ExtractedFile } from '../../model/source.ts';
import { getOrAdd } from '../../std/multi-map.ts';
import { nearestUpward } from './nearest-upward.ts';
import { folderOf } from '../../std/paths.ts';

/** Folder of a package → names. A file belongs to the nearest folder above it. */
export function namesByFolder(
  folders: Iterable<string>,
  files: readonly ExtractedFile[],
  namesOf: (file: ExtractedFile) => Iterable<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(folders);
  const packageAround = nearestUpward((folder) => (known.has(folder) ? folder : undefined));
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = packageAround(folderOf(file.file.path));
    if (folder === undefined) continue;
    const own = getOrAdd(names, folder, () => new Set<string>());
    for (const name of namesOf(file)) own.add(name);
  }
  return names;
}
