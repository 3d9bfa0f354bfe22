// Source roots: the folders that are on `sys.path` of some program. Some are declared (the project root, folders with a
// manifest, folders that it names), others inferred: the parent of a package, or of a folder that its files import by name,
// or a package that its program puts on the path.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement } from '../../../model/source.ts';
import { getOrAdd } from '../../kit/multi-map.ts';
import { childPath, folderOf, foldersUpward, nameOf } from '../../kit/paths.ts';
import type { Manifests } from './manifests.ts';
import { moduleNameIn, type ModuleTree } from './module-tree.ts';
import { standardModule } from './standard-library.ts';
import { findNamespaces, type NamespaceInput } from './namespaces.ts';

export interface SourceRoots {
  readonly all: ReadonlySet<string>;
  /** Declared, not inferred. */
  readonly declared: ReadonlySet<string>;
  /** Installed roots come after the standard library and never shadow it. */
  readonly installed: ReadonlySet<string>;
  /** Folders without `__init__.py` that are used as packages. */
  readonly namespaces: ReadonlySet<string>;
  /** Roots that are Python's own standard library. */
  readonly libraries: readonly string[];
}

const projectFiles = new Set(['pyproject.toml', 'setup.py', 'setup.cfg']);

export function findSourceRoots(input: NamespaceInput, manifests: Pick<Manifests, 'roots'>): SourceRoots {
  const { entries, files, tree } = input;
  const installed = new Set(manifests.roots.filter((folder) => folder !== '.' && tree.isFolder(folder)));
  const declared = new Set(['.', ...installed]);
  for (const project of projectFolders(entries)) {
    declared.add(project);
    const src = childPath(project, 'src');
    if (!tree.isPythonFolder(src) || tree.isRegularPackage(src)) continue;
    declared.add(src);
    installed.add(src);
  }
  const namespaces = findNamespaces(input, declared);
  const all = new Set([...declared, ...namespaces.roots]);
  for (const folder of new Set(files.map(({ file }) => folderOf(file.path)))) {
    const root = rootAbove(folder, tree, namespaces.folders);
    if (root !== undefined) all.add(root);
  }
  for (const folder of packagesOnPath(files, tree)) all.add(folder);
  const libraries = [...all].filter((root) => isLibrary(root, tree));
  return { all, declared, installed, namespaces: namespaces.folders, libraries };
}

/** A few files show how a package imports its own modules. */
const filesToRead = 20;
const leastNames = 5;

interface OwnImports {
  files: number;
  /** Imports that name the package. */
  named: number;
  /** Modules of the package that others of its files import as if it were on the path. */
  readonly bare: Set<string>;
}

/** Outermost packages whose modules import each other without the name of the package. */
function packagesOnPath(files: readonly ExtractedFile[], tree: ModuleTree): readonly string[] {
  const found = new Map<string, OwnImports>();
  for (const { file, imports } of files) {
    const folder = folderOf(file.path);
    if (folder === '.' || !tree.isRegularPackage(folder) || tree.isRegularPackage(folderOf(folder))) continue;
    const own = getOrAdd(found, folder, () => ({ files: 0, named: 0, bare: new Set<string>() }));
    if (imports.length > 0 && own.files++ < filesToRead) countOwnImports(own, file.path, imports, tree);
  }
  return [...found].flatMap(([folder, { named, bare }]) =>
    bare.size >= leastNames && bare.size > named ? [folder] : [],
  );
}

function countOwnImports(
  own: OwnImports,
  path: string,
  imports: readonly ImportStatement[],
  tree: ModuleTree,
): void {
  const folder = folderOf(path);
  for (const { specifier } of imports) {
    const [first = ''] = specifier.split('.', 1);
    const module = childPath(folder, first);
    if (first === '' || first === nameOf(folder)) own.named++;
    else if (own.bare.has(first) || standardModule(first) !== 'never') continue;
    // A module that is named like a library imports that, and not itself.
    else if (tree.hasModule(module) && moduleNameIn(path) !== module) own.bare.add(first);
  }
}

/** By the landmark files that Python itself uses. */
function isLibrary(root: string, tree: ModuleTree): boolean {
  return ['os', 'site', 'encodings'].every((name) => {
    const module = tree.find(name, [root]);
    return module !== undefined && module.kind !== 'namespace' && module.kind !== 'ignored';
  });
}

function projectFolders(entries: ReadonlyMap<string, EntryKind>): Set<string> {
  const folders = new Set(['.']);
  for (const [path, kind] of entries) {
    if (kind !== 'folder' && kind !== 'ignored' && projectFiles.has(nameOf(path)))
      folders.add(folderOf(path));
  }
  return folders;
}

/** The parent of the outermost package; undefined if the folder is not a package. */
function rootAbove(folder: string, tree: ModuleTree, namespaces: ReadonlySet<string>): string | undefined {
  let root: string | undefined;
  for (const at of foldersUpward(folder)) {
    if (at === '.' || (!tree.isRegularPackage(at) && !namespaces.has(at))) break;
    root = folderOf(at);
  }
  return root;
}
