// Resolves imports by the rules of Python's import system, as far as a checkout shows.
import { getOrAdd } from '../../../std/multi-map.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { AbsoluteImports, type Importer } from './absolute-imports.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { isSpecialName, type Module } from './module-tree.ts';
import { isBuiltAt } from './built-modules.ts';
import { type Found, descend, findRelative } from './descend.ts';
import { ChangedModules, type PythonLayout } from './changed-modules.ts';
import { asset, ignoredPath, toFiles, type UnresolvedTarget } from '../../kit/targets.ts';

const nothing = asset;

interface Answers {
  readonly found: Found;
  /** By the imported name. */
  readonly targetOf: Map<string | undefined, Target>;
}

/** By the imported module. */
type FolderAnswers = Map<string, Answers>;

/** By what the importing file is, and by its folder. */
type AllAnswers = Readonly<Record<Importer['kind'], Map<string, FolderAnswers>>>;

interface Visit {
  readonly file: SourceFile;
  readonly importer: Importer;
  readonly found: FolderAnswers;
}

export class PythonResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly layout: PythonLayout;
  readonly #absolute: AbsoluteImports;
  readonly #answers: AllAnswers = { module: new Map(), stub: new Map(), program: new Map() };
  /** Since the earlier resolver that this one took over. */
  #changed: ChangedModules | undefined;
  /** Imports of a file are resolved one after another. */
  #last: Visit | undefined;

  constructor(project: Project, layout: PythonLayout, diagnostics: readonly Diagnostic[]) {
    this.layout = layout;
    this.#absolute = new AbsoluteImports(project, layout);
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const isPath = statement.detail?.kind === 'own-path';
    const target = isPath ? this.#follow(from, statement.specifier) : this.#lookUp(from, statement);
    if (target.kind === 'unresolved' && (statement.detail?.kind === 'may-fail' || this.#isCompiled(target)))
      return nothing;
    if (target.kind !== 'files' || target.paths[0] !== from.path) return target;
    if (isPath) return nothing;
    if (!statement.specifier.startsWith('.')) return this.#lookUpOther(from, statement);
    // `from . import name` in `__init__.py` reads an attribute of the package itself.
    return nameOf(from.path).startsWith('__init__.') ? nothing : target;
  }

  /** What an earlier resolver found and still holds. That one must not be asked any more. */
  takeOver(earlier: PythonResolver): void {
    const changed = new ChangedModules(earlier.layout, this.layout);
    this.#changed = changed;
    for (const kind of ['module', 'stub', 'program'] as const) {
      for (const [folder, found] of earlier.#answers[kind]) {
        if (changed.affectsFilesIn(folder)) continue;
        if (changed.affectsNames) dropChanged(found, changed);
        this.#answers[kind].set(folder, found);
      }
    }
  }

  keepsTargets(from: SourceFile, imports: readonly ImportStatement[]): boolean {
    return this.#changed?.affects(folderOf(from.path), imports) === false;
  }

  #lookUp(from: SourceFile, { specifier, name }: Pick<ImportStatement, 'specifier' | 'name'>): Target {
    if (this.#last?.file !== from) this.#last = this.#enter(from);
    const { importer, found } = this.#last;
    const answers = getOrAdd(found, specifier, () => ({
      found:
        importer.kind === 'stub'
          ? this.#inStub(this.#find(importer, specifier))
          : this.#find(importer, specifier),
      targetOf: new Map<string | undefined, Target>(),
    }));
    return getOrAdd(answers.targetOf, name, () => this.#targetOf(answers.found, specifier, name));
  }

  /** A file does not import itself by an absolute name: it means another one of that name, or loads nothing by it. */
  #lookUpOther({ path }: SourceFile, { specifier, name }: ImportStatement): Target {
    const importer = { folder: folderOf(path), kind: kindOf(path) };
    const found = this.#absolute.findOther(path, importer, specifier);
    if (found === undefined) return nothing;
    const target = this.#targetOf(found, specifier, name);
    return target.kind === 'files' && target.paths[0] === path ? nothing : target;
  }

  /** The longest beginning of `shop.cart.Cart.total` that is a module of the project. */
  #follow(from: SourceFile, path: string): Target {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
      const target = this.#lookUp(from, { specifier: path.slice(0, end) });
      if (target.kind !== 'files') continue;
      const [attribute] = path.slice(end + 1).split('.', 1);
      const isThere = !attribute || target.paths.some((file) => this.layout.tree.mayHave(file, attribute));
      return isThere ? target : nothing;
    }
    return nothing;
  }

  #enter(file: SourceFile): Visit {
    const folder = folderOf(file.path);
    const kind = kindOf(file.path);
    const found = getOrAdd(this.#answers[kind], folder, () => new Map<string, Answers>());
    return { file, importer: { folder, kind }, found };
  }

  #find(importer: Importer, specifier: string): Found {
    if (specifier.startsWith('.')) return findRelative(this.layout, importer.folder, specifier);
    const found = this.#absolute.find(importer, specifier);
    return found.kind === 'target' && this.#isUnknown(found.target)
      ? (this.#findOnPath(importer, specifier) ?? found)
      : found;
  }

  /** A stub imports from the stub next to the code. */
  #inStub(found: Found): Found {
    const module = found.kind === 'module' ? found.module : undefined;
    if (module?.kind !== 'file' && module?.kind !== 'package') return found;
    const stub = this.layout.tree.stubOf(module.path);
    return stub === undefined ? found : { kind: 'module', module: { ...module, path: stub } };
  }

  /** Whether it is no file, and no package that a manifest names. */
  #isUnknown(target: Target): boolean {
    if (target.kind !== 'package') return target.kind === 'unresolved';
    return !target.builtin && !this.layout.dependencies.has(target.name);
  }

  /** In the folders that the files around put on `sys.path`, and for a program next to it. */
  #findOnPath({ folder, kind }: Importer, specifier: string): Found | undefined {
    const [first = '', ...rest] = specifier.split('.');
    const module = this.layout.tree.findOnPath(first, folder, kind === 'program');
    const found = module === undefined ? undefined : descend(this.layout.tree, module, rest);
    return found?.kind === 'module' ? found : undefined;
  }

  #targetOf(found: Found, specifier: string, name: string | undefined): Target {
    if (name === undefined || name === '*')
      return found.kind === 'target' ? found.target : targetOf(found.module);
    const target = found.kind === 'target' ? found.target : this.#findName(found.module, name);
    // In `from google.cloud import storage` only the name determines the distribution.
    const isOfOthers = target.kind === 'unresolved' || (target.kind === 'package' && !target.builtin);
    return (isOfOthers ? this.#absolute.findMember(specifier, name) : undefined) ?? target;
  }

  #isCompiled({ places = [] }: UnresolvedTarget): boolean {
    const { tree, built } = this.layout;
    return places.some((place) => tree.isCompiled(place) || isBuiltAt(place, built));
  }

  /**
   * `from package import name`: the submodule if it exists, else the package's file, unless that cannot have the name: then
   * a submodule is missing. Python tries the attribute first, but if both exist, the attribute nearly always is the submodule
   * or comes from it.
   */
  #findName(module: Module, name: string): Target {
    if (module.kind !== 'package' && module.kind !== 'namespace') return targetOf(module);
    const found = descend(this.layout.tree, module, [name]);
    const isModule =
      found.kind === 'module' && found.module.kind !== 'namespace' && !isIgnoredFolder(found.module);
    if (isModule) return targetOf(found.module);
    if (module.kind === 'package' && this.layout.tree.mayHave(module.path, name)) return targetOf(module);
    if (isSpecialName(name)) return nothing;
    return found.kind === 'module' ? targetOf(found.module) : found.target;
  }
}

/** A file that cannot be imported by its name is a program. */
function kindOf(path: string): Importer['kind'] {
  if (path.endsWith('.pyi')) return 'stub';
  return /^\w+\.py$/.test(nameOf(path)) ? 'module' : 'program';
}

function dropChanged(answers: FolderAnswers, changed: ChangedModules): void {
  for (const [specifier, { targetOf: targets }] of answers) {
    if (changed.affectsModule(specifier)) answers.delete(specifier);
    for (const name of targets.keys())
      if (name !== undefined && changed.affectsName(name)) targets.delete(name);
  }
}

function targetOf(module: Module): Target {
  if (module.kind === 'file' || module.kind === 'package') return toFiles([module.path]);
  if (module.kind !== 'ignored') return nothing;
  return ignoredPath(module.path);
}

/** Its content is unknown, so `name` may also be an attribute of the package. */
function isIgnoredFolder(module: Module): boolean {
  return module.kind === 'ignored' && !/\.pyi?$/.test(module.path);
}
