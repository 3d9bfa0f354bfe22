// Source roots: the folders that are on `sys.path` of some program. Some are declared (the project root, folders with a
// manifest, folders that it names), others inferred: the parent of a package, or of a folder that its files import by name,
// or a package that its program puts on the path.
import type { ExtractedFile } from '../../../model/source.ts';
import { childPath, folderOf, foldersUpward, nameOf } from '../../../std/paths.ts';
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
  /** Folders without `__init__.py` that hold a module which some file imports by the name of the folder. */
  readonly entered: ReadonlySet<string>;
  /** Roots that are Python's own standard library. */
  readonly libraries: readonly string[];
}

const projectFiles = new Set(['pyproject.toml', 'setup.py', 'setup.cfg']);

export function findSourceRoots(
  input: NamespaceInput,
  manifests: Pick<Manifests, 'roots' | 'built'>,
): SourceRoots {
  const { tree } = input;
  const installed = new Set(manifests.roots.filter((folder) => folder !== '.' && tree.isFolder(folder)));
  const declared = new Set(['.', ...installed]);
  for (const project of projectFolders(input, manifests.built)) {
    declared.add(project);
    const src = childPath(project, 'src');
    if (!tree.isPythonFolder(src) || tree.isRegularPackage(src)) continue;
    declared.add(src);
    installed.add(src);
  }
  const namespaces = findNamespaces(input, declared);
  const all = new Set([...declared, ...namespaces.roots]);
  for (const folder of tree.filesIn.keys()) {
    const root = rootAbove(folder, tree, namespaces.folders);
    if (root !== undefined) all.add(root);
  }
  for (const folder of packagesOnPath(tree)) all.add(folder);
  const libraries = [...all].filter((root) => isLibrary(root, tree));
  const { folders, entered } = namespaces;
  return { all, declared, installed, namespaces: folders, entered, libraries };
}

/** A few files show how a package imports its own modules. */
const filesToRead = 20;
const leastNames = 5;

/** Outermost packages whose modules import each other without the name of the package. */
function packagesOnPath(tree: ModuleTree): readonly string[] {
  const found: string[] = [];
  for (const [folder, files] of tree.filesIn) {
    if (folder === '.' || !tree.isRegularPackage(folder) || tree.isRegularPackage(folderOf(folder))) continue;
    const importing = files.filter(({ imports }) => imports.length > 0).slice(0, filesToRead);
    const { named, bare } = countOwnImports(folder, importing, tree);
    if (bare >= leastNames && bare > named) found.push(folder);
  }
  return found;
}

interface OwnImports {
  /** Imports that name the package. */
  readonly named: number;
  /** Modules of the package that others of its files import as if it were on the path. */
  readonly bare: number;
}

function countOwnImports(folder: string, files: readonly ExtractedFile[], tree: ModuleTree): OwnImports {
  const packageName = nameOf(folder);
  const bare = new Set<string>();
  let named = 0;
  for (const { file, imports } of files) {
    const own = moduleNameIn(file.path);
    for (const { specifier } of imports) {
      const [first = ''] = specifier.split('.', 1);
      if (first === '' || first === packageName) named++;
      else if (!bare.has(first) && standardModule(first) === 'never') {
        const module = childPath(folder, first);
        // A module that is named like a library imports that, and not itself.
        if (tree.hasModule(module) && own !== module) bare.add(first);
      }
    }
  }
  return { named, bare: bare.size };
}

/** By the landmark files that Python itself uses. */
function isLibrary(root: string, tree: ModuleTree): boolean {
  return ['os', 'site', 'encodings'].every((name) => {
    const module = tree.find(name, [root]);
    return module !== undefined && module.kind !== 'namespace' && module.kind !== 'ignored';
  });
}

function projectFolders(
  { entries, tree }: Pick<NamespaceInput, 'entries' | 'tree'>,
  built: ReadonlySet<string>,
): Set<string> {
  const folders = new Set(['.']);
  for (const [path, kind] of entries) {
    const name = nameOf(path);
    if (kind === 'folder' || kind === 'ignored' || !projectFiles.has(name)) continue;
    const folder = folderOf(path);
    // In a package, `shop/setup.py` is one of its modules, unless it builds something, and `setup.cfg` says nothing.
    if (name === 'pyproject.toml' || built.has(folder) || !tree.isRegularPackage(folder)) folders.add(folder);
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
