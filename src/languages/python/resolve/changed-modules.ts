// Which imports may lead elsewhere in another revision. Where an import leads depends on the modules that have one of its names,
// and on what the folders around the importing file are: packages, namespaces or source roots. All else may change.
import type { ImportStatement } from '../../../model/source.ts';
import { changedKeys } from '../../../std/changed-keys.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { folderOf, foldersUpward, nameOf } from '../../../std/paths.ts';
import { stubsSuffix } from './absolute-imports.ts';
import type { BareImports } from './bare-imports.ts';
import { moduleNameIn, modulesMadeFrom, type ModuleTree } from './module-tree.ts';
import type { SourceRoots } from './source-roots.ts';

/** All that a resolver knows. */
export interface PythonLayout {
  readonly tree: ModuleTree;
  readonly roots: SourceRoots;
  /** Normalised names of distributions. */
  readonly dependencies: ReadonlySet<string>;
  readonly bareImports: BareImports;
  /** Name of a package → its folder, where no folder has that name. */
  readonly linked: ReadonlyMap<string, string>;
  /** Modules that a build compiles from sources elsewhere. */
  readonly built: ReadonlySet<string>;
}

export class ChangedModules {
  /** Of modules that are there in one revision alone, or are something else in the other. */
  readonly #names = new Set<string>();
  /** Folders that are something else; it matters to the files in and below them. */
  readonly #folders = new Set<string>();
  /** By the dotted name of a module, as files of many folders import the same. */
  readonly #isAffected = new Map<string, boolean>();

  constructor(before: PythonLayout, after: PythonLayout) {
    // Any name may be that of a distribution.
    if (differences(before.dependencies, after.dependencies).length > 0) this.#folders.add('.');
    if (changedKeys(before.linked, after.linked).size > 0) this.#folders.add('.');
    for (const module of differences(before.built, after.built)) this.#addName(module);
    this.#compareEntries(before, after);
    this.#compareTrees(before.tree, after.tree);
    this.#compareRoots(before.roots, after);
  }

  /** `folder` is that of the importing file. */
  affects(folder: string, imports: readonly ImportStatement[]): boolean {
    if (this.affectsFilesIn(folder)) return true;
    if (!this.affectsNames) return false;
    return imports.some(
      ({ specifier, name }) =>
        (name !== undefined && this.affectsName(name)) || this.affectsModule(specifier),
    );
  }

  affectsFilesIn(folder: string): boolean {
    return this.#folders.size > 0 && [...foldersUpward(folder)].some((at) => this.#folders.has(at));
  }

  get affectsNames(): boolean {
    return this.#names.size > 0;
  }

  affectsModule(specifier: string): boolean {
    return getOrAdd(this.#isAffected, specifier, () =>
      specifier.split('.').some((part) => this.#names.has(part)),
    );
  }

  affectsName(name: string): boolean {
    return this.#names.has(name);
  }

  #compareEntries(before: PythonLayout, after: PythonLayout): void {
    for (const path of changedKeys(before.tree.entries, after.tree.entries)) {
      const folder = folderOf(path);
      const isOfModule = moduleFile.test(path) || isIgnored(path, before.tree) || isIgnored(path, after.tree);
      // In the roots, files of any kind are listed by name.
      if (isOfModule || before.roots.all.has(folder) || after.roots.all.has(folder))
        this.#addName(moduleNameIn(path));
      for (const made of modulesMadeFrom(path)) this.#addName(made);
    }
  }

  #compareTrees(before: ModuleTree, after: ModuleTree): void {
    for (const folder of differences(before.pythonFolders, after.pythonFolders)) this.#addName(folder);
    const packages = new Set(changedKeys(before.initOf, after.initOf));
    for (const path of changedKeys(before.declared, after.declared)) {
      const [had, has] = [before.wordsOf(path), after.wordsOf(path)];
      if (had !== undefined && has !== undefined) {
        for (const word of differences(had, has)) this.#names.add(word.replace(/^\./, ''));
        continue;
      }
      this.#addName(moduleNameIn(path));
      if (before.addsToPath(path) || after.addsToPath(path)) this.#folders.add(folderOf(path));
      if (moduleNameIn(nameOf(path)) === '__init__') packages.add(folderOf(path));
    }
    for (const folder of packages) {
      this.#addName(folder);
      this.#folders.add(folder);
    }
    // Files in a folder that is no package are scripts, which others find by their names.
    this.#addNamesIn(packages, after);
  }

  #compareRoots(before: SourceRoots, { roots: after, tree }: PythonLayout): void {
    const roots = new Set([
      ...differences(before.all, after.all),
      ...differences(before.declared, after.declared),
    ]);
    this.#addNamesIn(roots, tree);
    for (const folder of roots) this.#folders.add(folder);
    for (const folder of differences(before.installed, after.installed)) this.#folders.add(folder);
    for (const folder of differences(before.namespaces, after.namespaces)) this.#folders.add(folder);
    for (const folder of differences(before.entered, after.entered)) this.#addName(folder);
    // The first one that a file lies in counts.
    if (before.libraries.join('\0') === after.libraries.join('\0')) return;
    for (const folder of [...before.libraries, ...after.libraries]) this.#folders.add(folder);
  }

  #addNamesIn(folders: ReadonlySet<string>, { entries }: ModuleTree): void {
    if (folders.size === 0) return;
    for (const path of entries.keys()) if (folders.has(folderOf(path))) this.#addName(moduleNameIn(path));
  }

  #addName(path: string): void {
    const name = nameOf(path);
    this.#names.add(name);
    if (name.endsWith(stubsSuffix)) this.#names.add(name.slice(0, -stubsSuffix.length));
  }
}

const moduleFile = /\.(?:pyi?|so|pyd|pyx|c|cc|cpp|rs|f|f90|pyf|pxd|pyx\.(?:in|tp))$/;

function isIgnored(path: string, { entries }: ModuleTree): boolean {
  return entries.get(path) === 'ignored';
}

/** In one of them alone. */
function differences(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (const each of a) if (!b.has(each)) found.push(each);
  for (const each of b) if (!a.has(each)) found.push(each);
  return found;
}
