// The folders of the included files, and which of them only group modules or packages.
import { parentPath } from '../../std/paths.ts';
import { folderBeside } from './find-besides.ts';
import type { TreeInput } from './folder-tree.ts';

export interface Folders {
  /** Every folder with an included file below it. */
  readonly paths: ReadonlySet<string>;
  /**
   * Folders whose files all lie in modules further down (`packages`, and a module that only builds others), or that group
   * packages by convention (`pkg`).
   */
  readonly groups: ReadonlySet<string>;
}

export function findFolders(input: TreeInput): Folders {
  const { modules } = input;
  const filesBelow = new Map<string, number>();
  const filesInModulesBelow = new Map<string, number>();
  const counts = countFiles(input);
  for (const [own, count] of counts) {
    let isInModule = false;
    for (let folder = own; folder !== ''; folder = parentPath(folder)) {
      increase(filesBelow, folder, count);
      if (isInModule) increase(filesInModulesBelow, folder, count);
      isInModule ||= modules.has(folder);
    }
  }
  const paths = new Set(filesBelow.keys());
  const isGroup = (folder: string): boolean => filesBelow.get(folder) === filesInModulesBelow.get(folder);
  const groups = new Set(modules.size === 0 ? [] : [...paths].filter(isGroup));
  for (const folder of findGroupings(input, paths)) groups.add(folder);
  return { paths, groups };
}

/**
 * Folders whose name groups packages, in languages with such names. If files are modules, such a folder may contain only
 * entry files of its subfolders; if folders are modules, its own files are one more package.
 */
function findGroupings(input: TreeInput, paths: ReadonlySet<string>): readonly string[] {
  const named = findNamedGroupings(input);
  if (named.size === 0) return [];
  const { files, takesPart, conventionsOf } = input;
  const holding = new Set<string>();
  for (let file = 0; file < files.length; file++) {
    const { path, language } = files[file]!;
    const folder = parentPath(path);
    if (!named.has(folder) || holding.has(folder) || !takesPart(file)) continue;
    const conventions = conventionsOf(language);
    if (conventions.entryBesideFolder !== undefined && !paths.has(folderBeside(path, conventions)))
      holding.add(folder);
  }
  return [...named].filter((folder) => !holding.has(folder));
}

function findNamedGroupings({ files, takesPart, conventionsOf }: TreeInput): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let file = 0; file < files.length; file++) {
    const { path, language } = files[file]!;
    const { groupingFolder } = conventionsOf(language);
    if (groupingFolder === undefined || !takesPart(file)) continue;
    for (let folder = parentPath(path); folder !== '' && !seen.has(folder); folder = parentPath(folder)) {
      seen.add(folder);
      if (groupingFolder.test(folder)) found.add(folder);
    }
  }
  return found;
}

/** Folder → the number of files directly in it. */
function countFiles({ files, takesPart }: TreeInput): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let file = 0; file < files.length; file++)
    if (takesPart(file)) increase(counts, parentPath(files[file]!.path), 1);
  return counts;
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
