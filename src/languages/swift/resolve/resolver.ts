// Where the imports and references of a Swift file lead. An import of a module of the project is an edge to nobody: the
// names that are used of it lead to the files that declare them, each by the line of its use.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { Declarations } from './declarations.ts';
import type { Dependencies } from './dependencies.ts';
import { isFramework } from './frameworks.ts';
import type { Module, Modules } from './modules.ts';
import { VisibleModules, readExports } from './visible-modules.ts';
import { asset, nothing, toBuiltin, toFiles, toPackage } from '../../kit/targets.ts';

/** A module is many files, and no node by itself. */
const ownModule = asset;

const outsideOfTypes = [''];

export class SwiftResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #files: ReadonlyMap<FilePath, ExtractedFile>;
  readonly #modules: Modules;
  readonly #declarations: Declarations;
  readonly #dependencies: Dependencies;
  readonly #exportsOf: ReadonlyMap<Module, ReadonlySet<Module>>;
  /** Of the last file asked from: its imports come one after the other. */
  #last: { readonly path: FilePath; readonly visible: VisibleModules } | undefined;

  constructor(
    files: readonly ExtractedFile[],
    modules: Modules,
    declarations: Declarations,
    dependencies: Dependencies,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#files = new Map(files.map((file) => [file.file.path, file]));
    this.#modules = modules;
    this.#declarations = declarations;
    this.#dependencies = dependencies;
    this.#exportsOf = readExports(files, modules);
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    return statement.kind === 'reference'
      ? this.#refer(from, statement)
      : this.#import(from, statement.specifier);
  }

  #import(from: SourceFile, specifier: string): Target {
    const [module = '', ...rest] = specifier.split('.');
    // A target may have a framework's name; a folder that is called so has nothing to do with it.
    if (isFramework(module) && !this.#modules.isTarget(module)) {
      return toBuiltin(module);
    }
    const isOwn = this.#modules.byName.has(module);
    const name = isOwn && this.#modules.isTarget(module) ? undefined : this.#dependencies.packageOf(module);
    if (name !== undefined) return toPackage(name);
    if (!isOwn) return toPackage(module);
    const paths = rest.length === 0 ? [] : this.#visibleFrom(from).findQualified(module, rest.join('.'));
    return paths.length === 0 ? ownModule : toFiles(paths);
  }

  #refer(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (specifier.startsWith('#')) return this.#referToMacro(from, specifier);
    const isAttribute = specifier.startsWith('@');
    const macro = isAttribute ? this.#referToMacro(from, `#${specifier.slice(1)}`) : nothing;
    if (macro !== nothing) return macro;
    const parts = (isAttribute ? specifier.slice(1) : specifier).split('.');
    if (!parts.some((part) => this.#declarations.isDeclaredSomewhere(part))) return nothing;
    const visible = this.#visibleFrom(from);
    const found = new Set<FilePath>();
    for (const context of detail?.kind === 'types-around' ? detail.types : outsideOfTypes) {
      for (const path of findIn(visible, context, parts)) found.add(path);
    }
    found.delete(from.path);
    return found.size === 0 ? nothing : toFiles([...found]);
  }

  #referToMacro(from: SourceFile, macro: string): Target {
    if (!this.#declarations.isDeclaredSomewhere(macro)) return nothing;
    const paths = this.#visibleFrom(from).find(macro);
    return paths.length === 0 || paths.includes(from.path) ? nothing : toFiles(paths);
  }

  #visibleFrom({ path }: SourceFile): VisibleModules {
    if (this.#last?.path === path) return this.#last.visible;
    const file = this.#files.get(path);
    if (file === undefined) throw new Error(`${path} was not extracted`);
    const visible = new VisibleModules(file, this.#modules, this.#declarations, this.#exportsOf);
    this.#last = { path, visible };
    return visible;
  }
}

/** From the innermost type around the place outwards; then each part of the name that some file declares. */
function findIn(visible: VisibleModules, context: string, parts: readonly string[]): readonly FilePath[] {
  const [first = '', ...rest] = parts;
  for (let around = context; ; around = outerOf(around)) {
    const name = around === '' ? first : `${around}.${first}`;
    const found = visible.find(name);
    if (found.length > 0) return [...found, ...findInside(visible, name, rest)];
    if (around === '') break;
  }
  const inModule = visible.findQualified(first, rest[0] ?? '');
  // What another file adds to a type of a library: `String.Index`.
  return inModule.length > 0 ? inModule : findInside(visible, first, rest);
}

function findInside(visible: VisibleModules, name: string, rest: readonly string[]): readonly FilePath[] {
  const found: FilePath[] = [];
  let full = name;
  for (const part of rest) {
    full = `${full}.${part}`;
    // No spread: as many files as there are may extend one type.
    for (const file of visible.find(full)) found.push(file);
  }
  return found;
}

function outerOf(context: string): string {
  const dot = context.lastIndexOf('.');
  return dot === -1 ? '' : context.slice(0, dot);
}
