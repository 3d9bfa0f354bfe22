// Folders without `__init__.py` that are used as packages. They may also be plain folders of scripts: a relative import
// in it, or an absolute one through it, tells.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { childPath, folderOf, foldersUpward, nameOf } from '../../../std/paths.ts';
import { firstPart } from '../../kit/dotted-names.ts';
import type { BareImports } from './bare-imports.ts';
import { moduleNameIn, type ModuleTree } from './module-tree.ts';
import { SearchPath } from './search-path.ts';

export interface NamespaceInput {
  readonly entries: ReadonlyMap<string, EntryKind>;
  readonly files: readonly ExtractedFile[];
  readonly tree: ModuleTree;
  readonly bareImports: BareImports;
}

export interface Namespaces {
  readonly folders: ReadonlySet<string>;
  /** Folders that must be on `sys.path` because files below import their own package by name. */
  readonly roots: ReadonlySet<string>;
  /** Folders without `__init__.py` that hold a module which some file imports by the name of the folder. */
  readonly entered: ReadonlySet<string>;
}

export function findNamespaces(
  { entries, files, tree, bareImports }: NamespaceInput,
  saidRoots: ReadonlySet<string>,
): Namespaces {
  const path = new SearchPath(saidRoots, entries.keys());
  const folders = new Set<string>();
  const roots = new Set<string>();
  /** Module → names imported from it. */
  const seen = new Map<string, Set<string>>();
  for (const { file, imports } of bareImports.isEmpty ? [] : files) {
    const own = folderOf(file.path);
    for (const { specifier, name = '*' } of bareImports.of(imports)) {
      const first = firstPart(specifier);
      const named = rootNaming(own, first, tree);
      const names = getOrAdd(seen, specifier, () => new Set());
      const isSeen = names.has(name);
      if (isSeen && named === undefined) continue;
      const parts = partsNamed(specifier, name);
      // What a file imports by its own name is a package that it is called after, as in an example of how to use that.
      if (named !== undefined && namesItself(file.path, named, parts)) continue;
      if (named !== undefined && addFrom(named, parts, tree, folders)) roots.add(named);
      if (isSeen) continue;
      names.add(name);
      for (const root of path.rootsWith(first, own)) addFrom(root, parts, tree, folders);
    }
  }
  const isRoot = (folder: string): boolean => saidRoots.has(folder) || roots.has(folder);
  for (const [own, filesInside] of tree.filesIn) {
    if (isRoot(own) || tree.isRegularPackage(own)) continue;
    for (const { imports } of filesInside)
      for (const { specifier } of imports) addClimb(own, specifier, tree, isRoot, folders);
  }
  return { folders, roots, entered: findEntered(seen, tree) };
}

function findEntered(namesOf: ReadonlyMap<string, ReadonlySet<string>>, tree: ModuleTree): Set<string> {
  /** Top-level name → what follows it in imports. */
  const membersOf = new Map<string, (readonly string[])[]>();
  for (const [specifier, names] of namesOf)
    for (const name of names) {
      const [first = '', ...members] = partsNamed(specifier, name);
      addTo(membersOf, first, members);
    }
  const isEntered = (folder: string): boolean => {
    const members = tree.isRegularPackage(folder) ? undefined : membersOf.get(nameOf(folder));
    return members?.some((names) => names.length > 0 && leadsOn(folder, names, tree)) === true;
  };
  return new Set([...tree.pythonFolders].filter(isEntered));
}

/** A relative import implies that its folder and the parents it climbs through are packages. */
function addClimb(
  own: string,
  specifier: string,
  tree: ModuleTree,
  isRoot: (folder: string) => boolean,
  folders: Set<string>,
): void {
  let folder = own;
  for (let dots = 0; specifier.startsWith('.', dots); dots++) {
    if (isRoot(folder) || tree.isRegularPackage(folder)) return;
    folders.add(folder);
    folder = folderOf(folder);
  }
}

/** With the `b` of `from a import b`, which may be a module. */
function partsNamed(specifier: string, name: string): readonly string[] {
  const parts = specifier.split('.');
  return name === '*' ? parts : [...parts, name];
}

/** Also with the name of something in it. */
function namesItself(path: string, root: string, parts: readonly string[]): boolean {
  const module = moduleNameIn(path);
  const named = childPath(root, parts.join('/'));
  return named === module || folderOf(named) === module;
}

/** Whether these names lead from the folder to a module, or to something that a module may have. */
function leadsOn(folder: string, names: readonly string[], tree: ModuleTree): boolean {
  let module = tree.packageAt(folder);
  for (const name of names) {
    if (module.kind !== 'package' && module.kind !== 'namespace') return true;
    const next = tree.find(name, module.folders);
    if (next === undefined) return module.kind === 'package' && tree.mayHave(module.path, name);
    module = next;
  }
  return true;
}

/** Adds the namespace packages on the path from `root`; false if the import does not resolve from there. */
function addFrom(root: string, parts: readonly string[], tree: ModuleTree, folders: Set<string>): boolean {
  const [first = '', ...members] = parts;
  let folder = childPath(root, first);
  if (members.length === 0 || !leadsOn(folder, members, tree)) return false;
  for (const next of members) {
    if (!tree.isPythonFolder(folder)) break;
    if (!tree.isRegularPackage(folder)) folders.add(folder);
    folder = childPath(folder, next);
  }
  return true;
}

/**
 * A file that imports a folder above itself by name expects the parent of that folder on `sys.path`. Unless that parent
 * is a package: then another folder is meant, as in tests in `test/shop` that import `shop`.
 */
function rootNaming(folder: string, name: string, tree: ModuleTree): string | undefined {
  if (!folder.includes(name)) return undefined;
  for (const at of foldersUpward(folder)) {
    if (at === '.' || nameOf(at) !== name) continue;
    const root = folderOf(at);
    return tree.isRegularPackage(root) ? undefined : root;
  }
  return undefined;
}
