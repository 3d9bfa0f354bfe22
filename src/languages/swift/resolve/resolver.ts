// Resolves the imports and references of a Swift file. Importing a module of the project adds no edge: the names used
// from it resolve to the files that declare them, at the line of use.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Declarations } from './declarations.ts';
import { Dependencies } from './dependencies.ts';
import { isFramework } from './frameworks.ts';
import { type ManifestAt, type Module, Modules } from './modules.ts';
import { readPackageManifest } from './package-manifest.ts';
import { VisibleModules, readExports } from './visible-modules.ts';
import { partsAround } from '../../kit/dotted-names.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { asset, nothing, toBuiltin, toFiles, toPackage } from '../../kit/targets.ts';

/** A module is many files, not a node. */
const ownModule = asset;

const outsideOfTypes = [''];

export class SwiftResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #files: ReadonlyMap<FilePath, ExtractedFile>;
  readonly #modules: Modules;
  readonly #declarations: Declarations;
  readonly #dependencies: Dependencies;
  readonly #exportsOf: ReadonlyMap<Module, ReadonlySet<Module>>;
  /** Cache for the last file: its imports arrive one after the other. */
  #last: { readonly path: FilePath; readonly visible: VisibleModules } | undefined;

  constructor({ entries, manifests }: Project, files: readonly ExtractedFile[]) {
    const packages = packagesIn(manifests);
    const modules = new Modules(entries, packages);
    this.#files = new Map(files.map((file) => [file.file.path, file]));
    this.#modules = modules;
    this.#declarations = new Declarations(files, modules);
    this.#dependencies = new Dependencies(
      packages.map(({ manifest }) => manifest),
      manifests,
    );
    this.#exportsOf = readExports(files, modules);
    this.diagnostics = [...packages.flatMap(noteAssumedTargets), ...this.#dependencies.diagnostics];
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    return statement.kind === 'reference'
      ? this.#refer(from, statement)
      : this.#import(from, statement.specifier);
  }

  #import(from: SourceFile, specifier: string): Target {
    const [module = '', ...rest] = specifier.split('.');
    // A target may share its name with a framework; a plain folder of that name does not count.
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
    if (detail?.kind === 'module') return this.#referToPlugin(detail.module, specifier);
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

  /** The compiler runs it, so it need not be visible. */
  #referToPlugin(name: string, type: string): Target {
    const module = this.#modules.byName.get(name);
    const paths = module === undefined ? [] : this.#declarations.inside(module, type);
    return paths.length === 0 ? nothing : toFiles(paths);
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

/** Searches the enclosing types from the inside out, then each part of the name that a file declares. */
function findIn(visible: VisibleModules, context: string, parts: readonly string[]): readonly FilePath[] {
  const [first = '', ...rest] = parts;
  for (let around = context; ; around = partsAround(around)) {
    const name = around === '' ? first : `${around}.${first}`;
    const found = visible.find(name);
    if (found.length > 0) return [...found, ...findInside(visible, name, rest)];
    if (around === '') break;
  }
  const inModule = visible.findQualified(first, rest[0] ?? '');
  // A member that another file adds to a library type: `String.Index`.
  return inModule.length > 0 ? inModule : findInside(visible, first, rest);
}

function findInside(visible: VisibleModules, name: string, rest: readonly string[]): readonly FilePath[] {
  const found: FilePath[] = [];
  let full = name;
  for (const part of rest) {
    full = `${full}.${part}`;
    // Not spread: a type can have very many extensions.
    for (const file of visible.find(full)) found.push(file);
  }
  return found;
}

function packagesIn(manifests: Project['manifests']): readonly ManifestAt[] {
  return [...manifests]
    .filter(([path]) => nameOf(path) === 'Package.swift')
    .map(([path, text]) => ({ path, folder: folderOf(path), manifest: readPackageManifest(text) }));
}

function noteAssumedTargets({ path, manifest }: ManifestAt): readonly Diagnostic[] {
  if (manifest.targets.length > 0) return [];
  const message = 'No target is named literally; every folder in Sources and Tests is assumed to be one.';
  return [invalidManifest(path, message)];
}
