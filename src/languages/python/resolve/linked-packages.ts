// Packages that files import by a name which no folder has: a build makes a link of that name to the folder. Autotools does so
// where the package is in `lib`.
import type { ExtractedFile } from '../../../model/source.ts';
import { childPath, folderOf, nameOf } from '../../../std/paths.ts';
import { findRootNames } from '../../kit/root-names.ts';
import type { ModuleTree } from './module-tree.ts';
import { standardModule } from './standard-library.ts';

/** The name of each package → its folder. */
export function findLinkedPackages(
  files: readonly ExtractedFile[],
  tree: ModuleTree,
): ReadonlyMap<string, string> {
  /** First and second names in imports: `shop/cart`. */
  const imported = new Set<string>();
  const firstNames = new Set<string>();
  for (const { imports } of files) {
    for (const { specifier, name = '' } of imports) {
      const [first = '', second = name] = specifier.split('.', 2);
      if (first === '') continue;
      firstNames.add(first);
      if (second !== '' && second !== '*') imported.add(`${first}/${second}`);
    }
  }
  const unnamed = [...tree.initOf.keys()].filter(
    (folder) => folder !== '.' && !tree.isRegularPackage(folderOf(folder)) && !firstNames.has(nameOf(folder)),
  );
  if (unnamed.length === 0) return new Map();
  const folderNames = new Set([...tree.pythonFolders].map(nameOf));
  const isForeign = (path: string): boolean => {
    const first = path.slice(0, path.indexOf('/'));
    return standardModule(first) === 'never' && !folderNames.has(first);
  };
  return findRootNames(new Set([...imported].filter(isForeign)), (name) =>
    unnamed.filter((folder) => tree.hasModule(childPath(folder, name))),
  );
}
