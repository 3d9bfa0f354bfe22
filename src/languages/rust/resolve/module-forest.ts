// The module trees of all crates, built from their roots along `mod` and `include!`. A file is one module, of the first
// crate that reaches it: a library before the programs next to it, and `mod` before `include!`.
import type { FilePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import type { RustModDetail, RustPathDetail } from '../../../model/import-detail.ts';
import { findCrateRoots, unreachedRoots } from './crate-roots.ts';
import { findModuleFile } from './module-file.ts';
import { Module } from './module.ts';
import { assumedEdition, type CargoPackage, type Packages } from './packages.ts';
import { namesIn } from '../../kit/declarations.ts';

export class ModuleForest {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #files: ReadonlyMap<string, ExtractedFile>;
  readonly #packages: Packages;
  readonly #moduleOf = new Map<string, Module>();
  /** Package folder → root module of its library. */
  readonly #libraries = new Map<string, Module>();
  /** Not read yet. */
  readonly #included: [ExtractedFile, Module][] = [];

  constructor(project: Project, files: readonly ExtractedFile[], packages: Packages) {
    this.#entries = project.entries;
    this.#files = new Map(files.map((file) => [file.file.path, file]));
    this.#packages = packages;
    for (const owner of packages.all) {
      const library = this.#files.get(owner.lib);
      if (library !== undefined) this.#libraries.set(owner.folder, this.#grow(library, owner));
    }
    for (const root of findCrateRoots(files, packages.all)) this.#growFrom(root);
    this.#include();
    for (const root of unreachedRoots(files)) {
      this.#growFrom(root);
      this.#include();
    }
  }

  moduleOf(file: FilePath): Module | undefined {
    return this.#moduleOf.get(file);
  }

  libraryOf(folder: string): Module | undefined {
    return this.#libraries.get(folder);
  }

  libraryNamed(name: string): Module | undefined {
    const owner = this.#packages.all.find(({ libName }) => libName === name);
    return owner === undefined ? undefined : this.#libraries.get(owner.folder);
  }

  #growFrom(root: ExtractedFile): void {
    const { path } = root.file;
    if (!this.#moduleOf.has(path)) this.#grow(root, this.#packages.around(folderOf(path)));
  }

  #grow(root: ExtractedFile, owner: CargoPackage | undefined): Module {
    const { path } = root.file;
    const first = new Module(path, true, { package: owner, edition: owner?.edition ?? assumedEdition });
    this.#moduleOf.set(path, first);
    this.#readAll(root, first);
    return first;
  }

  #readAll(root: ExtractedFile, first: Module): void {
    const queue: [ExtractedFile, Module][] = [[root, first]];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [file, module] = next;
      for (const name of namesIn(file.declares)) declare(module, name);
      for (const statement of file.imports) {
        if (statement.kind !== 'reference') this.#read(module, file.file.path, statement, queue);
      }
    }
  }

  #read(module: Module, from: FilePath, statement: ImportStatement, queue: [ExtractedFile, Module][]): void {
    const { specifier, detail } = statement;
    if (detail?.kind === 'rust-mod') this.#readMod(module, from, detail, queue);
    else if (detail?.kind === 'rust-path') bind(module.inside(detail.inside), specifier, detail);
    else if (detail?.kind === 'rust-include' && detail.isCode)
      this.#readInclude(module.inside(detail.inside), from, specifier);
  }

  #readMod(module: Module, from: FilePath, mod: RustModDetail, queue: [ExtractedFile, Module][]): void {
    const place = module.inside(mod.inside);
    const name = mod.module;
    const found = findModuleFile(this.#entries, module, from, mod);
    const file = found.kind === 'file' ? this.#files.get(found.path) : undefined;
    if (found.kind !== 'file' || file === undefined) {
      place.declared.add(name);
      return;
    }
    let child = this.#moduleOf.get(found.path);
    if (child === undefined) {
      child = new Module(found.path, found.isFolderFile, { parent: place });
      this.#moduleOf.set(found.path, child);
      queue.push([file, child]);
    }
    place.addChild(name, child);
    if (!mod.isPublic) place.hide(name);
  }

  #readInclude(place: Module, from: FilePath, name: string): void {
    const path = joinPath(folderOf(from), name);
    const file = path === undefined ? undefined : this.#files.get(path);
    if (file !== undefined) this.#included.push([file, place]);
  }

  /** An included file is part of the module, unless it is one of its own: build scripts include `src/cli.rs`. */
  #include(): void {
    for (let next = this.#included.shift(); next !== undefined; next = this.#included.shift()) {
      const [file, place] = next;
      if (this.#moduleOf.has(file.file.path)) continue;
      this.#moduleOf.set(file.file.path, place);
      this.#readAll(file, place);
    }
  }
}

function declare(module: Module, name: string): void {
  const end = name.lastIndexOf('::');
  if (end === -1) module.declared.add(name);
  else module.inside(name.slice(0, end)).declared.add(name.slice(end + 2));
}

function bind(place: Module, specifier: string, { form, alias }: RustPathDetail): void {
  const path = specifier.split('::');
  const last = path.at(-1) ?? '';
  if (form === 'extern') place.bind(alias || last, last === 'self' ? ['crate'] : ['extern', last]);
  else if (last === '*') place.globs.push(path.slice(0, -1));
  else if (alias !== '_') place.bind(alias || last, path);
}
