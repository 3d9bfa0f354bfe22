// Folders without `__init__.py` that the code uses as packages. Such a folder may as well be a mere place for scripts;
// what tells is an import: a relative one in it, or an absolute one that goes through it.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement } from '../../../model/source.ts';
import { inFolder, nameOf, parentOf, upFrom } from './folders.ts';
import type { ModuleTree } from './module-tree.ts';
import { SearchPath } from './search-path.ts';

export function findNamespaces(
  entries: ReadonlyMap<string, EntryKind>,
  files: readonly ExtractedFile[],
  tree: ModuleTree,
  roots: ReadonlySet<string>,
): Set<string> {
  const path = new SearchPath(roots, entries.keys());
  const namespaces = new Set<string>();
  const seen = new Set<string>();
  for (const { file, imports } of files) {
    const own = parentOf(file.path);
    for (const statement of imports) {
      if (statement.specifier.startsWith('.')) {
        if (!roots.has(own) && !tree.isRegularPackage(own)) namespaces.add(own);
        continue;
      }
      const parts = moduleParts(statement);
      const key = parts.join('.');
      const [first = ''] = parts;
      const candidates = seen.has(key) ? [] : path.rootsWith(first, own);
      seen.add(key);
      for (const root of [...rootsNaming(own, first), ...candidates]) addFrom(root, parts, tree, namespaces);
    }
  }
  return namespaces;
}

/** The dotted name, and for `from a import b` the `b` too: it may be a module. */
function moduleParts({ specifier, name }: ImportStatement): string[] {
  const parts = specifier.split('.');
  return name === undefined || name === '*' ? parts : [...parts, name];
}

/** Adds the namespace packages on the way from `root`, where the way leads beyond its first step. */
function addFrom(root: string, parts: readonly string[], tree: ModuleTree, namespaces: Set<string>): void {
  const [first = '', second] = parts;
  let folder = inFolder(root, first);
  if (second === undefined || tree.find(second, [folder]) === undefined) return;
  for (const next of parts.slice(1)) {
    if (!tree.isPythonFolder(folder)) return;
    if (!tree.isRegularPackage(folder)) namespaces.add(folder);
    folder = inFolder(folder, next);
  }
}

/** A file that names a folder above itself expects the parent of that folder on the path. */
function rootsNaming(folder: string, name: string): string[] {
  if (!folder.includes(name)) return [];
  const named = [...upFrom(folder)].find((at) => nameOf(at) === name);
  return named === undefined || named === '.' ? [] : [parentOf(named)];
}
