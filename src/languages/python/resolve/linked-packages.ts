// Packages that are not called like their folders: a manifest says so (`package_dir={'shop': 'lib'}`), or a build makes a link
// of that name to the folder.
import type { ImportStatement, ExtractedFile } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { childPath, folderOf, nameOf, stemOf } from '../../../std/paths.ts';
import { findRootNames, leastImports } from '../../kit/root-names.ts';
import { normalizeName } from './distributions.ts';
import type { Manifests } from './manifests.ts';
import type { ModuleTree } from './module-tree.ts';
import { standardModule } from './standard-library.ts';

/** Name → folder, for names that no module has. */
export function findLinkedPackages(
  files: readonly ExtractedFile[],
  tree: ModuleTree,
  { packages, dependencies }: Pick<Manifests, 'packages' | 'dependencies'>,
): ReadonlyMap<string, string> {
  const own = ownNames(tree);
  const linked = new Map([...packages].filter(([name, folder]) => !own.has(name) && isPackage(folder, tree)));
  const isUnknown = (name: string): boolean =>
    !own.has(name) &&
    !linked.has(name) &&
    standardModule(name) === 'never' &&
    !dependencies.has(normalizeName(name));
  const paths = pathsBelow(files, isUnknown);
  if (paths.size === 0) return linked;
  const outermost = [...tree.initOf.keys()].filter((folder) => folder !== '.' && isPackage(folder, tree));
  const foldersWith = folderSearch(['.', ...outermost], tree);
  return new Map([...findRootNames(paths, foldersWith), ...linked]);
}

/** Many paths begin alike: only folders that have the beginning are asked for the rest. */
function folderSearch(folders: readonly string[], tree: ModuleTree): (path: string) => readonly string[] {
  const beginningWith = new Map<string, readonly string[]>();
  const begins = (place: string): boolean => tree.hasModule(place) || tree.isPythonFolder(place);
  return (path) => {
    const [first = ''] = path.split('/', 1);
    const found = getOrAdd(beginningWith, first, () =>
      folders.filter((folder) => begins(childPath(folder, first))),
    );
    return found.filter((folder) => tree.hasModule(childPath(folder, path)));
  };
}

/** Whether it is one, and not a part of another one. */
function isPackage(folder: string, tree: ModuleTree): boolean {
  return tree.isRegularPackage(folder) && (folder === '.' || !tree.isRegularPackage(folderOf(folder)));
}

function ownNames(tree: ModuleTree): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of tree.pythonFolders) names.add(nameOf(folder));
  for (const files of tree.filesIn.values()) for (const { file } of files) names.add(stemOf(file.path));
  return names;
}

/** `shop/cart` for `from shop import cart` and `from shop.cart import total`, of names with many of them. */
function pathsBelow(files: readonly ExtractedFile[], isUnknown: (name: string) => boolean): Set<string> {
  const pathsOf = new Map<string, Set<string>>();
  const unknown = new Map<string, boolean>();
  for (const { imports } of files) {
    for (const statement of imports) {
      const path = pathOf(statement);
      const slash = path.indexOf('/');
      const name = path.slice(0, Math.max(0, slash));
      if (name !== '' && getOrAdd(unknown, name, () => isUnknown(name)))
        getOrAdd(pathsOf, name, () => new Set()).add(path);
    }
  }
  return new Set([...pathsOf.values()].flatMap((paths) => (paths.size < leastImports ? [] : [...paths])));
}

function pathOf({ specifier, name }: ImportStatement): string {
  if (specifier.includes('.')) return specifier.replaceAll('.', '/');
  return name === undefined || name === '*' ? specifier : `${specifier}/${name}`;
}
