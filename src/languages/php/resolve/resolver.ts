// Resolves imports, includes and references of PHP.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf } from '../../../std/paths.ts';
import type { Resolver } from '../../language.ts';
import { keyOfSymbol } from '../keys.ts';
import { Composers } from './composers.ts';
import { Declarations } from './declarations.ts';
import { IncludeFiles } from './include-files.ts';
import { Packages } from './packages.ts';
import { PathConstants } from './path-constants.ts';
import { packageOfClass, packageOfFunction } from './standard-library.ts';
import { asset, computed, nothing, toBuiltin, toFiles, toPackage, unresolved } from '../../kit/targets.ts';
import type { ImportDetail, PathPiece } from '../../../model/import-detail.ts';

type SymbolDetail = Extract<ImportDetail, { kind: 'symbol' }>;

/** A namespace, or a name of the same file. */
const noNode = asset;

export class PhpResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #declarations: Declarations;
  readonly #packages: Packages;
  readonly #includes: IncludeFiles;
  readonly #constants: PathConstants;

  constructor(project: Project, files: readonly ExtractedFile[]) {
    const composers = new Composers(project.manifests);
    this.diagnostics = composers.diagnostics;
    this.#declarations = new Declarations(files, composers);
    this.#packages = new Packages(composers, files, (key) => this.#declarations.has(key));
    this.#includes = new IncludeFiles(project);
    this.#constants = new PathConstants(files);
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const { specifier, detail } = statement;
    switch (detail?.kind) {
      case 'file':
        return this.#includes.find(from.path, specifier);
      case 'path-expression':
        return this.#includedByConstant(from, detail.pieces);
      case 'path-if-there':
        return this.#includedIfThere(from, detail.pieces);
      case 'computed':
        return computed;
      case 'symbol':
        return detail.orGlobal
          ? this.#symbolOrGlobal(from, specifier, detail)
          : (this.#declared(from, keyOfSymbol(specifier, detail)) ?? this.#outside(from, statement));
      default:
        return this.#declared(from, specifier.toLowerCase()) ?? this.#outside(from, statement);
    }
  }

  #symbolOrGlobal(from: SourceFile, specifier: string, detail: SymbolDetail): Target {
    return (
      this.#declared(from, keyOfSymbol(specifier, detail)) ??
      this.#declared(from, keyOfSymbol(lastOf(specifier), detail)) ??
      (detail.symbol === 'function' ? builtin(packageOfFunction(lastOf(specifier))) : nothing)
    );
  }

  #includedByConstant(from: SourceFile, pieces: readonly PathPiece[]): Target {
    const place = this.#constants.evaluate(pieces, folderOf(from.path));
    if (place === undefined) return computed;
    return place.isRooted
      ? this.#includes.findFromRoot(place.path)
      : this.#includes.find(from.path, place.path);
  }

  #includedIfThere(from: SourceFile, pieces: readonly PathPiece[]): Target {
    const target = this.#includedByConstant(from, pieces);
    return target.kind === 'unresolved' ? nothing : target;
  }

  #declared(from: SourceFile, key: string): Target | undefined {
    const paths = this.#declarations.filesFor(from.path, key);
    if (paths.length === 0) return undefined;
    return paths[0] === from.path ? noNode : toFiles(paths);
  }

  #outside(from: SourceFile, { specifier, detail, kind }: ImportStatement): Target {
    const symbol = detail?.kind === 'symbol' ? detail.symbol : undefined;
    const own = symbol === 'function' ? packageOfFunction(specifier) : packageOfClass(specifier);
    if (own !== undefined && symbol !== 'constant') return builtin(own);
    const isReference = kind === 'reference';
    if (!specifier.includes('\\')) return this.#global(from, specifier, symbol !== undefined, isReference);
    const isNamespace = symbol === undefined && this.#declarations.hasNamespace(specifier.toLowerCase());
    if (isNamespace) return noNode;
    const folder = folderOf(from.path);
    const name = this.#packages.packageOf(folder, specifier) ?? this.#sharedWithVendor(from, specifier);
    const isOwn =
      name === undefined ||
      (this.#isOwnNamespace(from, { specifier, name, isReference }) &&
        !this.#packages.requiresVendor(folder, specifier));
    if (!isOwn) return toPackage(name);
    return isReference ? nothing : unresolved("its namespace is the project's own, and no file declares it");
  }

  /**
   * A package of its own vendor, where a project autoloads a namespace that it shares with the vendor's other packages: all
   * of `GuzzleHttp` without `GuzzleHttp\Promise`.
   */
  #sharedWithVendor({ path }: SourceFile, specifier: string): string | undefined {
    const folder = folderOf(path);
    if (!this.#packages.requiresVendor(folder, specifier)) return undefined;
    const named = this.#packages.ofVendor(folder, specifier);
    const isDeclaredIn = this.#declarations.declaresIn(path, namespaceOf(specifier));
    return named ?? (isDeclaredIn ? undefined : specifier.slice(0, specifier.indexOf('\\')));
  }

  #global(from: SourceFile, specifier: string, isSymbol: boolean, isReference: boolean): Target {
    if (isSymbol) return isReference ? nothing : noNode;
    const name = this.#packages.packageOfGlobal(folderOf(from.path), specifier);
    if (name !== undefined) return toPackage(name);
    const mayBeElsewhere = isReference || this.#packages.hasAny(folderOf(from.path));
    const library = mayBeElsewhere ? undefined : this.#packages.libraryOf(specifier);
    if (library !== undefined) return toPackage(library);
    return mayBeElsewhere ? nothing : unresolved('no file declares it, and it is not a class of PHP');
  }

  /**
   * Whether the package name was only guessed from a namespace that the project declares itself. Others may share its first
   * part, such as plugins of the project: only a file in the very namespace of the class tells that it should be here.
   */
  #isOwnNamespace({ path }: SourceFile, { specifier, name, isReference }: GuessedPackage): boolean {
    if (name.includes('/') || !specifier.startsWith(name)) return false;
    return isReference
      ? this.#declarations.hasNamespace(name.toLowerCase())
      : this.#declarations.declaresIn(path, namespaceOf(specifier));
  }
}

interface GuessedPackage {
  readonly specifier: string;
  readonly name: string;
  readonly isReference: boolean;
}

/** In lower case. */
function namespaceOf(name: string): string {
  return name.slice(0, name.lastIndexOf('\\')).toLowerCase();
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1);
}

function builtin(name: string | undefined): Target {
  return name === undefined ? nothing : toBuiltin(name);
}
