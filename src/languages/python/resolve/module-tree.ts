// Finds modules in folders as Python's path finder does: a package before a module, both before a namespace package, which
// may span several folders. Code wins over a stub next to it.
import { type FilePath, filePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement } from '../../../model/source.ts';
import type { Declaration } from '../../../model/declaration.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { childPath, folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import { wordsIn } from '../../kit/word-set.ts';

export type Module =
  | { readonly kind: 'file'; readonly path: FilePath }
  /** `path` is its `__init__` file. */
  | { readonly kind: 'package'; readonly path: FilePath; readonly folders: readonly string[] }
  /** Folders without `__init__.py` but with Python files below: a package without a file of its own. */
  | { readonly kind: 'namespace'; readonly folders: readonly string[] }
  /** A compiled module. */
  | { readonly kind: 'extension' }
  /** Ignored by the scan; its content is unknown. */
  | { readonly kind: 'ignored'; readonly path: string };

const packageWords: Declaration['kind'] = 'package-words';
/** `__doc__`, `__file__` and so on: every module has them. */
const special = /^__\w+__$|[^\w]/;
/** `_fast` is made from `_fast.c`, or from `_fastmodule.c`, as CPython calls its own. */
const compiledSources = wordsIn('.c .cc .cpp .rs .f .f90 .pyf .pyx.in .pyx.tp .pxd module.c module.cpp');
const extensionModule = /\.(?:so|pyd|pyx)$/;

export class ModuleTree {
  readonly entries: ReadonlyMap<string, EntryKind>;
  /** Folder → its `__init__.py`, or else its `__init__.pyi`. */
  readonly #initOf = new Map<string, FilePath>();
  /** Folders with Python files below. */
  readonly #pythonFolders = new Set<string>();
  /** Compiled modules, without their extensions, and those that a build makes from files next to them. */
  readonly #extensions = new Set<string>();
  readonly #declared = new Map<FilePath, string>();
  /** File of a package → the words in it. */
  readonly #wordsOf = new Map<FilePath, ReadonlySet<string>>();
  /** Folder → those that files in it put on `sys.path`. */
  readonly #searchPathOf = new Map<string, string[]>();
  readonly #filesIn = new Map<string, ExtractedFile[]>();
  #scripts: ReadonlySet<string> | undefined;

  constructor(project: Project, files: readonly ExtractedFile[]) {
    this.entries = project.entries;
    for (const each of files) {
      const { file, imports, declares } = each;
      const own = folderOf(file.path);
      const words = [...(declares ?? []).map(inWords), ...(isInit(file.path) ? submodulesIn(imports) : [])];
      if (words.length > 0) this.#declared.set(file.path, words.join(' '));
      for (const declared of declares ?? [])
        if (declared.kind === 'search-path') this.#addToPath(own, declared.folder);
      addTo(this.#filesIn, own, each);
      if (isInit(file.path) && !this.#initOf.has(own)) this.#initOf.set(own, file.path);
      if (this.#pythonFolders.has(own)) continue;
      for (const folder of foldersUpward(own)) this.#pythonFolders.add(folder);
    }
    for (const [path, kind] of project.entries) {
      if (kind === 'asset' && extensionModule.test(path)) this.#extensions.add(moduleNameIn(path));
      for (const made of modulesMadeFrom(path)) {
        this.#extensions.add(made);
        this.#addMadeFolder(folderOf(made));
      }
    }
  }

  /** In a package, a folder that a build fills is a part of it: `shop/proto` with `cart.proto`. */
  #addMadeFolder(folder: string): void {
    const added: string[] = [];
    for (const at of foldersUpward(folder)) {
      if (this.#initOf.has(at)) {
        for (const each of added) this.#pythonFolders.add(each);
        return;
      }
      added.push(at);
    }
  }

  #addToPath(own: string, relative: string): void {
    const folder = joinPath(own, relative);
    if (folder !== undefined) addTo(this.#searchPathOf, own, folder);
  }

  /** The module in a folder that files of `folder` put on `sys.path`. What a program is in is on it. */
  findOnPath(name: string, folder: string, isOfProgram: boolean): Module | undefined {
    const added = this.#searchPathOf.get(folder) ?? [];
    const module = this.find(name, isOfProgram ? [folder, ...added] : added);
    return module?.kind === 'namespace' || module?.kind === 'ignored' ? undefined : module;
  }

  /** By folder. */
  get filesIn(): ReadonlyMap<string, readonly ExtractedFile[]> {
    return this.#filesIn;
  }

  get pythonFolders(): ReadonlySet<string> {
    return this.#pythonFolders;
  }

  get initOf(): ReadonlyMap<string, FilePath> {
    return this.#initOf;
  }

  /** Kinds of declarations, and what they hold, separated by spaces; only of files that declare anything. */
  get declared(): ReadonlyMap<FilePath, string> {
    return this.#declared;
  }

  /** The module `name` in the first folder that has it. */
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

  packageAt(folder: string): Module {
    const path = this.#initOf.get(folder);
    return path === undefined
      ? { kind: 'namespace', folders: [folder] }
      : { kind: 'package', path, folders: [folder] };
  }

  isRegularPackage(folder: string): boolean {
    return this.#initOf.has(folder);
  }

  /** Whether this module may create submodules at run time. */
  createsModules(path: FilePath): boolean {
    return this.#has(path, 'module-maker');
  }

  /** Whether this file puts folders on `sys.path`. */
  addsToPath(path: FilePath): boolean {
    return this.#has(path, 'search-path');
  }

  /** Whether the package may continue in other folders, each with its own `__init__.py`. */
  sharesName(path: FilePath): boolean {
    return this.#has(path, 'shared-package');
  }

  /** The names of all attributes that a package can have, and more; undefined if that is not known. */
  wordsOf(path: FilePath): ReadonlySet<string> | undefined {
    const declared = this.#declared.get(path);
    if (declared?.startsWith(packageWords) !== true) return undefined;
    return getOrAdd(this.#wordsOf, path, () => new Set(declared.split(' ')));
  }

  /** Whether a package may have this attribute. A module that it imports from itself is not one, even if it is missing. */
  mayHave(path: FilePath, name: string): boolean {
    if (isSpecialName(name)) return true;
    const words = this.wordsOf(path);
    return words?.has(name) !== false && !(words?.has(`.${name}`) ?? this.#has(path, `.${name}`));
  }

  /** Whether something that is compiled to the module of this file lies in its place. */
  isCompiled(path: string): boolean {
    if (!path.endsWith('.py')) return false;
    return compiledSources.some((extension) => this.entries.has(path.slice(0, -3) + extension));
  }

  #has(path: FilePath, word: Declaration['kind'] | `.${string}`): boolean {
    return this.#declared.get(path)?.split(' ').includes(word) ?? false;
  }

  /** The stub next to a file of code. */
  stubOf(path: FilePath): FilePath | undefined {
    return path.endsWith('.py') ? this.#source(`${path}i`) : undefined;
  }

  /** Whether there is only a stub for this module or package. */
  hasOnlyStub(path: string): boolean {
    const init = this.#initOf.get(path);
    if (init !== undefined) return init.endsWith('.pyi');
    return !this.hasFile(path) && this.#source(`${path}.pyi`) !== undefined;
  }

  /** Whether a file of this name is in a folder that is not a package. */
  isScript(name: string): boolean {
    this.#scripts ??= new Set(
      [...this.#filesIn].flatMap(([folder, files]) =>
        this.isRegularPackage(folder) ? [] : files.flatMap(scriptName),
      ),
    );
    return this.#scripts.has(name);
  }

  hasFile(path: string): boolean {
    return this.#source(`${path}.py`) !== undefined;
  }

  /** A file or a package. */
  hasModule(path: string): boolean {
    return this.isRegularPackage(path) || this.hasFile(path);
  }

  /** Names of folders with Python files below but no `__init__.py`. */
  bareNames(): Set<string> {
    const bare = [...this.#pythonFolders].filter((folder) => folder !== '.' && !this.#initOf.has(folder));
    return new Set(bare.map(nameOf));
  }

  isFolder(path: string): boolean {
    return this.entries.get(path) === 'folder';
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
    const candidates = [`${path}.py`, path, `${path}.pyi`];
    const found = candidates.find((candidate) => this.entries.get(candidate) === 'ignored');
    return found === undefined ? undefined : { kind: 'ignored', path: found };
  }

  #source(path: string): FilePath | undefined {
    return this.entries.get(path) === 'source' ? filePath(path) : undefined;
  }
}

/** Whether every package has such a name. */
export function isSpecialName(name: string): boolean {
  return special.test(name);
}

function scriptName({ file: { path } }: ExtractedFile): readonly string[] {
  return path.endsWith('.py') ? [nameOf(path).slice(0, -3)] : [];
}

function inWords(declaration: Declaration): string {
  if (declaration.kind === 'search-path') return `${declaration.kind} ${declaration.folder}`;
  return declaration.kind === 'package-words'
    ? [packageWords, ...declaration.words].join(' ')
    : declaration.kind;
}

/** `.cart` of `from .cart import Cart` in a package. After `from .cart import cart`, the name is no longer the module's. */
function submodulesIn(imports: readonly ImportStatement[]): ReadonlySet<string> {
  const found = new Set(imports.flatMap(({ specifier }) => /^\.\w+/.exec(specifier) ?? []));
  for (const { specifier, name } of imports) if (specifier === `.${name}`) found.delete(specifier);
  return found;
}

/** Files are ordered by path, so `.py` comes before `.pyi`. */
function isInit(path: string): boolean {
  return /(?:^|\/)__init__\.pyi?$/.test(path);
}

/** A build fills it in. */
const template = '.py.in';

/** What tools of Qt, protoc and SWIG write. */
const makers = new Map([
  ['i', ['*', '_*']],
  ['ui', ['ui_*', 'Ui_*', '*_ui']],
  ['qrc', ['*_rc']],
  ['proto', ['*_pb2', '*_pb2_grpc']],
]);

/** The modules that a build makes from this file: `ui_cart` from `cart.ui`, `cart` from `cart.py.in`. */
export function modulesMadeFrom(path: string): readonly string[] {
  if (path.endsWith(template)) return [path.slice(0, -template.length)];
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  const made = dot > 0 ? makers.get(name.slice(dot + 1)) : undefined;
  if (made === undefined) return [];
  const stem = name.slice(0, dot);
  return made.map((pattern) =>
    childPath(
      folderOf(path),
      pattern.replace('*', () => stem),
    ),
  );
}

/** A path up to the first dot of its file name: `a/_fast` of `a/_fast.cpython-312.so`. */
export function moduleNameIn(path: string): string {
  const dot = nameOf(path).indexOf('.');
  return dot <= 0 ? path : path.slice(0, path.length - nameOf(path).length + dot);
}
