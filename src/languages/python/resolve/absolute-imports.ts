// Absolute imports, searched in the order of `sys.path`:
//   1. the folder that a program starts in: that of the importing script, or the parent of the outermost package. Modules
//      there shadow the standard library, except built-in modules;
//   2. the standard library;
//   3. the source roots, nearest first. Installed roots (`src`, those that a manifest names) are searched only here.
// What is not found is an external package.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import { groupBy } from '../../../std/group-by.ts';
import type { PythonLayout } from './changed-modules.ts';
import { type Found, descend } from './descend.ts';
import { Distributions, normalizeName } from './distributions.ts';
import { childPath, folderOf, foldersUpward, isInside, nameOf } from '../../../std/paths.ts';
import { type Module, moduleNameIn, type ModuleTree } from './module-tree.ts';
import { SearchPath } from './search-path.ts';
import type { SourceRoots } from './source-roots.ts';
import { isBuiltIn, standardModule } from './standard-library.ts';
import { toPackage } from '../../kit/targets.ts';

export interface Importer {
  readonly folder: string;
  readonly isStub: boolean;
}

const testsFolder = /(?:^|\/)tests?$/;
export const stubsSuffix = '-stubs';

export class AbsoluteImports {
  readonly #tree: ModuleTree;
  readonly #roots: SourceRoots;
  readonly #path: SearchPath;
  readonly #distributions: Distributions;
  /** The package name of the project if its root has an `__init__.py`. */
  readonly #projectName: string | undefined;
  readonly #linked: ReadonlyMap<string, string>;
  #foldersNamed: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(project: Project, { tree, roots, dependencies, linked }: PythonLayout) {
    this.#tree = tree;
    this.#roots = roots;
    this.#linked = linked;
    this.#path = new SearchPath(roots.all, project.entries.keys());
    this.#distributions = new Distributions(dependencies);
    this.#projectName = tree.isRegularPackage('.') ? project.root.split(/[/\\]/).at(-1) : undefined;
  }

  find(importer: Importer, specifier: string): Found {
    const parts = specifier.split('.');
    const [name = ''] = parts;
    const standard = standardModule(name);
    if (standard === 'always' && !this.#isShadowed(name, importer.folder)) return target(name, true);
    const known = standard === 'never' ? this.#distributions.of(parts) : undefined;
    const foreign = standard === 'never' ? target(known ?? name, false) : target(name, true);
    const first = this.#findFirst(name, importer, known !== undefined);
    if (first === undefined) return foreign;
    const found = this.#descend(first, parts, importer, known !== undefined);
    if (found.kind === 'target' && this.#isOfOthers(first, parts, importer)) {
      return target(known ?? normalizeName(parts.slice(0, 2).join('.')), false);
    }
    const mayBeForeign = known !== undefined || standard !== 'never' || this.#isNeverEntered(first);
    if (mayBeForeign && !isCertain(first, found)) return foreign;
    return found.kind === 'module' ? found : (this.#findAnywhere(parts) ?? found);
  }

  /** Programs may put any folder on `sys.path`. One place alone that has all the names is meant. */
  #findAnywhere(parts: readonly string[]): Found | undefined {
    const name = parts.at(-1)!;
    const folder = parts.slice(0, -1).join('/');
    if (folder === '') return undefined;
    this.#foldersNamed ??= groupBy(this.#tree.pythonFolders, nameOf);
    const modules = (this.#foldersNamed.get(parts.at(-2)!) ?? [])
      .filter((path) => path === folder || path.endsWith(`/${folder}`))
      .flatMap((path) => this.#tree.find(name, [path]) ?? []);
    return modules.length === 1 ? { kind: 'module', module: modules[0]! } : undefined;
  }

  /** What a file that is found by this name means instead: a file in another root, or a package of that name. */
  findOther(own: FilePath, importer: Importer, specifier: string): Found | undefined {
    const [name = '', ...rest] = specifier.split('.');
    const standard = standardModule(name);
    const known = standard === 'never' ? this.#distributions.of([name, ...rest]) : undefined;
    const roots = standard === 'never' ? this.#foldersWith(name, importer, known !== undefined) : [];
    for (const root of roots) {
      const first = this.#tree.find(name, [root]);
      const found = first === undefined ? undefined : descend(this.#tree, first, rest);
      if (found?.kind === 'module' && hasOtherFile(found.module, own)) return found;
    }
    const isTopLevel = rest.length === 0 && nameOf(moduleNameIn(own)) === name;
    return isTopLevel ? target(known ?? name, standard !== 'never') : undefined;
  }

  /** A folder of scripts or of other languages does not hide the package that has its name. */
  #isNeverEntered(first: Module): boolean {
    return first.kind === 'namespace' && !first.folders.some((folder) => this.#roots.entered.has(folder));
  }

  /** The distribution that provides `specifier.name`, if known by that full name. */
  findMember(specifier: string, name: string): Target | undefined {
    const [first = ''] = specifier.split('.', 1);
    if (!this.#distributions.areUnder(first) || standardModule(first) !== 'never') return undefined;
    const known = this.#distributions.of([...specifier.split('.'), name]);
    return known === undefined ? undefined : toPackage(known);
  }

  /** `sys.path` is unknown: if the nearest root has the package but not the module, another root may have both. */
  #descend(first: Module, parts: readonly string[], importer: Importer, isKnown: boolean): Found {
    const [name = '', ...rest] = parts;
    const found = descend(this.#tree, first, rest);
    if (found.kind === 'module') return found;
    for (const root of this.#foldersWith(name, importer, isKnown)) {
      const other = this.#tree.find(name, [root]);
      const whole = other === undefined ? found : descend(this.#tree, other, rest);
      if (whole.kind === 'module') return whole;
    }
    return found;
  }

  /** Whether a module of the project hides the one of the standard library. */
  #isShadowed(name: string, folder: string): boolean {
    if (this.#isFixed(name, folder)) return false;
    const start = this.#startFolder(folder);
    const module = start === undefined ? undefined : this.#tree.find(name, [start]);
    return module !== undefined && module.kind !== 'namespace' && module.kind !== 'ignored';
  }

  #findFirst(name: string, importer: Importer, isKnown: boolean): Module | undefined {
    if (this.#isFixed(name, importer.folder)) return undefined;
    const first =
      this.#findStubs(name, importer) ?? this.#tree.find(name, this.#foldersWith(name, importer, isKnown));
    if (first !== undefined) return first;
    const folder = name === this.#projectName ? '.' : this.#linked.get(name);
    return folder === undefined ? undefined : this.#tree.packageAt(folder);
  }

  /** PEP 561: stubs of `django` are in `django-stubs`. */
  #findStubs(name: string, { folder, isStub }: Importer): Module | undefined {
    if (!isStub || !folder.includes(stubsSuffix)) return undefined;
    for (const at of foldersUpward(folder)) {
      if (!nameOf(at).endsWith(stubsSuffix)) continue;
      const described = childPath(folderOf(at), name + stubsSuffix);
      return this.#tree.isPythonFolder(described) ? this.#tree.packageAt(described) : undefined;
    }
    return undefined;
  }

  /** Whether no file can shadow this module, unless the project is Python's standard library itself. */
  #isFixed(name: string, folder: string): boolean {
    if (!isBuiltIn(name)) return false;
    const library = this.#roots.libraries.find((root) => isInside(root, folder));
    return library === undefined || this.#tree.find(name, [library]) === undefined;
  }

  /** Whether the second name is missing in a package that several distributions share, or in distant folders that only hold others. */
  #isOfOthers(first: Module, [, second]: readonly string[], importer: Importer): boolean {
    if ((first.kind !== 'package' && first.kind !== 'namespace') || second === undefined) return false;
    const isDistant = (folder: string): boolean =>
      !this.#tree.filesIn.has(folder) && !isInside(folderOf(folder), importer.folder);
    const isShared =
      first.kind === 'package' ? this.#tree.sharesName(first.path) : first.folders.every(isDistant);
    return isShared && this.#tree.find(second, first.folders) === undefined;
  }

  *#foldersWith(name: string, { folder, isStub }: Importer, isKnown: boolean): Generator<string> {
    const isLoose = !this.#tree.isRegularPackage(folder);
    const isScripts = isLoose && (!this.#roots.namespaces.has(folder) || this.#roots.declared.has(folder));
    if (isScripts) yield folder;
    const ofTests: string[] = [];
    let isNear = true;
    for (const root of this.#path.rootsWith(name, folder)) {
      const isDeclared = this.#roots.declared.has(root);
      if (isLoose && root === folder) continue;
      const isFar = !isDeclared && !isInside(root, folder);
      // A distant package in an example or test fixture is not the well-known package of that name, and stubs are not
      // what runs.
      if (isFar && (isKnown || (!isStub && this.#tree.hasOnlyStub(childPath(root, name))))) continue;
      if (isFar && isAside(root, folder, !isLoose)) continue;
      if (isFar && isNear) yield* this.#scriptFoldersAbove(name, folder);
      isNear &&= !isFar;
      // Test folders are often named after what they test, and their imports mean the latter.
      if (!isDeclared && testsFolder.test(root)) ofTests.push(root);
      else yield root;
    }
    yield* ofTests;
    if (isNear && !isKnown) yield* this.#scriptFoldersAbove(name, folder);
    if (isLoose && !isScripts) yield folder;
  }

  /** A program may start in any parent folder; pytest adds every folder with a test or conftest.py. */
  *#scriptFoldersAbove(name: string, folder: string): Generator<string> {
    if (!this.#tree.isScript(name)) return;
    for (const at of foldersUpward(folderOf(folder))) {
      if (!this.#isInPackage(at) && this.#tree.hasFile(childPath(at, name))) yield at;
    }
  }

  /** `sys.path[0]` of a program that reaches a file in this folder. */
  #startFolder(folder: string): string | undefined {
    if (!this.#isInPackage(folder)) return folder;
    for (const at of foldersUpward(folder)) {
      if (this.#isInPackage(at) || !this.#roots.all.has(at)) continue;
      return this.#roots.installed.has(at) ? undefined : at;
    }
    return undefined;
  }

  #isInPackage(folder: string): boolean {
    return this.#tree.isRegularPackage(folder) || this.#roots.namespaces.has(folder);
  }
}

/** Folders without `__init__.py` and ignored folders count only if nothing better is found. */
function isCertain(first: Module, found: Found): boolean {
  if (first.kind === 'ignored') return /\.pyi?$/.test(first.path);
  if (first.kind !== 'namespace') return true;
  return found.kind === 'module' && found.module.kind !== 'namespace';
}

function hasOtherFile(module: Module, own: FilePath): boolean {
  return (module.kind === 'file' || module.kind === 'package') && module.path !== own;
}

function target(name: string, builtin: boolean): Found {
  const found: Target = { kind: 'package', name, builtin };
  return { kind: 'target', target: found };
}

/**
 * Folders whose modules files outside of them do not import: examples, docs, and stand-ins for modules that some platform
 * lacks; for packages also tests and tools.
 */
const asideOfAll = /^(?:examples?|samples?|demos?|docs?|documentation)$/;
const asideOfPackages =
  /^(?:examples?|samples?|demos?|docs?|documentation|tests?|fixtures?|testdata|tools?|scripts?|contrib)$/;
const standIns = /(?:^|[-_.])(?:fakes?|stubs?|mocks?|dummy|dummies)(?:$|[-_.])/;

/** Whether `root` is in such a folder and `folder` is not. */
function isAside(root: string, folder: string, isPackage: boolean): boolean {
  const names = root.split('/');
  const own = folder.split('/');
  const pattern = isPackage ? asideOfPackages : asideOfAll;
  const at = names.findIndex((name) => pattern.test(name) || standIns.test(name));
  return at !== -1 && names.slice(0, at + 1).some((name, depth) => name !== own[depth]);
}
