// What a name means inside a folder, by the rules of Python's path finder: a package before a module, either before a
// namespace package, which may be spread over several folders. Where a stub stands beside the code, the code wins.
import { type FilePath, filePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Declaration } from '../../../model/declaration.ts';
import { childPath, folderOf, foldersUpward, nameOf } from '../../kit/paths.ts';

export type Module =
  | { readonly kind: 'file'; readonly path: FilePath }
  /** `path` is its `__init__` file. */
  | { readonly kind: 'package'; readonly path: FilePath; readonly folders: readonly string[] }
  /** Folders without `__init__.py`, with Python files somewhere below: a package, but no file that could be a node. */
  | { readonly kind: 'namespace'; readonly folders: readonly string[] }
  /** Compiled, or to be compiled: it exists, and is no node. */
  | { readonly kind: 'extension' }
  /** Seen by the scan and passed by: what is in it is not known. */
  | { readonly kind: 'ignored'; readonly path: string };

const extensionModule = /\.(?:so|pyd|pyx)$/;

export class ModuleTree {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  /** Folders with Python files somewhere below. */
  readonly #pythonFolders = new Set<string>();
  /** Folder → its `__init__.py`, or else its `__init__.pyi`. */
  readonly #initOf = new Map<string, FilePath>();
  /** Compiled modules, without their extensions. */
  readonly #extensions = new Set<string>();
  /** What those files declare that declare anything: most do not. */
  readonly #declares = new Map<FilePath, readonly Declaration[]>();
  readonly #files: readonly ExtractedFile[];
  #scripts: ReadonlySet<string> | undefined;

  constructor(project: Project, files: readonly ExtractedFile[]) {
    this.#entries = project.entries;
    this.#files = files;
    for (const { file, declares } of files) {
      if (declares !== undefined) this.#declares.set(file.path, declares);
      const own = folderOf(file.path);
      if (isInit(file.path) && !this.#initOf.has(own)) this.#initOf.set(own, file.path);
      if (this.#pythonFolders.has(own)) continue;
      for (const folder of foldersUpward(own)) this.#pythonFolders.add(folder);
    }
    for (const [path, kind] of project.entries) {
      if (kind === 'asset' && extensionModule.test(path)) this.#extensions.add(moduleNameIn(path));
    }
  }

  /** The module that `name` is in the first of these folders that has one. */
  find(name: string, folders: Iterable<string>): Module | undefined {
    const portions: string[] = [];
    let ignored: Module | undefined;
    for (const folder of folders) {
      const path = childPath(folder, name);
      const module = this.#moduleAt(path);
      if (module !== undefined) return module;
      if (this.isPythonFolder(path)) portions.push(path);
      else ignored ??= this.#ignoredAt(path);
    }
    return portions.length > 0 ? { kind: 'namespace', folders: portions } : ignored;
  }

  /** The package that a folder is. */
  packageAt(folder: string): Module {
    const path = this.#initOf.get(folder);
    return path === undefined
      ? { kind: 'namespace', folders: [folder] }
      : { kind: 'package', path, folders: [folder] };
  }

  isRegularPackage(folder: string): boolean {
    return this.#initOf.has(folder);
  }

  /** Whether modules below this one may be made by it while it runs. */
  makesModules(path: FilePath): boolean {
    return this.#has(path, 'module-maker');
  }

  /** Whether modules of this package may be in other places, with its `__init__.py` in each of them. */
  sharesName(path: FilePath): boolean {
    return this.#has(path, 'shared-package');
  }

  #has(path: FilePath, kind: Declaration['kind']): boolean {
    return this.#declares.get(path)?.some((declaration) => declaration.kind === kind) ?? false;
  }

  /** Whether the module or package of this path is described for type checkers, and its code is elsewhere. */
  hasOnlyStub(path: string): boolean {
    const init = this.#initOf.get(path);
    if (init !== undefined) return init.endsWith('.pyi');
    return !this.hasFile(path) && this.#source(`${path}.pyi`) !== undefined;
  }

  /** Whether any file of this name stands in a folder that is no package. */
  isScript(name: string): boolean {
    this.#scripts ??= new Set(
      this.#files.flatMap(({ file: { path } }) =>
        path.endsWith('.py') && !this.isRegularPackage(folderOf(path)) ? [nameOf(path).slice(0, -3)] : [],
      ),
    );
    return this.#scripts.has(name);
  }

  hasFile(path: string): boolean {
    return this.#source(`${path}.py`) !== undefined;
  }

  /** The names of folders with Python files below that have no `__init__.py`. */
  bareNames(): Set<string> {
    const bare = [...this.#pythonFolders].filter((folder) => folder !== '.' && !this.#initOf.has(folder));
    return new Set(bare.map(nameOf));
  }

  isFolder(path: string): boolean {
    return this.#entries.get(path) === 'folder';
  }

  isPythonFolder(path: string): boolean {
    return this.isFolder(path) && this.#pythonFolders.has(path);
  }

  #moduleAt(path: string): Module | undefined {
    if (this.isRegularPackage(path)) return this.packageAt(path);
    const file = this.#source(`${path}.py`) ?? this.#source(`${path}.pyi`);
    if (file !== undefined) return { kind: 'file', path: file };
    return this.#extensions.has(path) ? { kind: 'extension' } : undefined;
  }

  #ignoredAt(path: string): Module | undefined {
    const found = [`${path}.py`, path, `${path}.pyi`].find(
      (candidate) => this.#entries.get(candidate) === 'ignored',
    );
    return found === undefined ? undefined : { kind: 'ignored', path: found };
  }

  #source(path: string): FilePath | undefined {
    return this.#entries.get(path) === 'source' ? filePath(path) : undefined;
  }
}

/** Files come in the order of their paths: the `.py` before the `.pyi`. */
function isInit(path: string): boolean {
  return (
    path.endsWith('/__init__.py') ||
    path.endsWith('/__init__.pyi') ||
    path === '__init__.py' ||
    path === '__init__.pyi'
  );
}

/** A path up to the first dot of its file name, where the module's own name ends: `a/_fast.cpython-312.so`. */
export function moduleNameIn(path: string): string {
  const dot = nameOf(path).indexOf('.');
  return dot <= 0 ? path : path.slice(0, path.length - nameOf(path).length + dot);
}
