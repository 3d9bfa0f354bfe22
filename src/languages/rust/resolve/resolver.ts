// Resolves the statements of Rust files.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { missingFile } from '../../kit/missing-file.ts';
import type { Resolver } from '../../language.ts';
import type { ImportDetail, RustModDetail, RustPathDetail } from '../../../model/import-detail.ts';
import { ModuleForest } from './module-forest.ts';
import { findModuleFile } from './module-file.ts';
import type { Module } from './module.ts';
import { Names, primitives } from './names.ts';
import type { Packages } from './packages.ts';
import { asset, nothing, outOfProject, toFile, toFiles, unresolved } from '../../kit/targets.ts';

export class RustResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #entries: Project['entries'];
  readonly #forest: ModuleForest;
  readonly #names: Names;

  constructor(project: Project, files: readonly ExtractedFile[], packages: Packages) {
    this.diagnostics = packages.diagnostics;
    this.#entries = project.entries;
    this.#forest = new ModuleForest(project, files, packages);
    this.#names = new Names(this.#forest);
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const module = this.#forest.moduleOf(from.path);
    if (module === undefined) return nothing;
    const { specifier, detail } = statement;
    const target = this.#find(from, module, specifier, detail);
    const isCertain = detail !== undefined && 'isCertain' in detail && detail.isCertain;
    return target.kind === 'unresolved' && !isCertain ? nothing : target;
  }

  #find(from: SourceFile, module: Module, specifier: string, detail: ImportDetail | undefined): Target {
    switch (detail?.kind) {
      case 'rust-mod':
        return this.#findModule(from, module, detail);
      case 'rust-include':
        return this.#findIncluded(from, specifier);
      case 'rust-path':
        return this.#followPath(from, module.inside(detail.inside), specifier, detail.form);
      default:
        return nothing;
    }
  }

  #findModule(from: SourceFile, module: Module, mod: RustModDetail): Target {
    const found = findModuleFile(this.#entries, module, from.path, mod);
    if (found.kind === 'file') return toFiles([found.path]);
    // It has no place if its path climbs above the root.
    return found.places.length === 0 ? outOfProject : unresolved(found.reason, found.places);
  }

  #findIncluded(from: SourceFile, name: string): Target {
    const path = joinPath(folderOf(from.path), name);
    if (path === undefined) return outOfProject;
    const kind = this.#entries.get(path);
    if (path === from.path) return nothing;
    if (kind === 'source') return toFile(path);
    if (kind === 'asset') return asset;
    return missingFile(this.#entries, path);
  }

  #followPath(from: SourceFile, module: Module, specifier: string, form: RustPathDetail['form']): Target {
    const path = specifier.split('::');
    if (form === 'extern' && specifier === 'self') return nothing;
    const found =
      form === 'code'
        ? this.#names.followInCode(module, path)
        : this.#names.follow(module, form === 'extern' ? ['extern', specifier] : path);
    if (found === undefined) {
      const isNoCrate = /^[A-Z]/.test(specifier);
      const isKnownElsewhere = form === 'code' || (isNoCrate && this.#names.takesAllOfPackage(module));
      return isKnownElsewhere ? nothing : unknownHead(module, path);
    }
    if (found.kind === 'package') return found.target;
    // A file does not depend on itself.
    const files = found.modules.map(({ file }) => file).filter((file) => file !== from.path);
    return files.length === 0 ? nothing : toFiles(distinct(files));
  }
}

function unknownHead(module: Module, path: readonly string[]): Target {
  const name = path[0] === '' ? path[1] : path[0];
  if (primitives.has(name ?? '')) return nothing;
  if (name === 'super') return unresolved('this crate has no parent module');
  const manifest = module.crate.package?.manifest;
  const reason =
    manifest === undefined
      ? `'${name}' is not a name in this module, and there is no Cargo.toml above it`
      : `'${name}' is neither a name in this module nor a dependency in ${manifest}`;
  return unresolved(reason);
}

function distinct(files: readonly FilePath[]): readonly FilePath[] {
  return files.length === 1 ? files : [...new Set(files)];
}
