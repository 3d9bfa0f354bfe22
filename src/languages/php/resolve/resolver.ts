// Where the imports, includes and references of a PHP file lead.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf } from '../../kit/paths.ts';
import type { Resolver } from '../../language.ts';
import {
  aConstant,
  aFunction,
  computedInclude,
  constantInclude,
  constantKey,
  constantOrGlobal,
  constantPrefix,
  functionOrGlobal,
  functionPrefix,
  include,
} from '../forms.ts';
import type { Declarations } from './declarations.ts';
import type { IncludeFiles } from './include-files.ts';
import type { Packages } from './packages.ts';
import type { PathConstants } from './path-constants.ts';
import { packageOfClass, packageOfFunction } from './standard-library.ts';
import { asset, nothing, toBuiltin, toFiles, toPackage, unresolved } from '../../kit/targets.ts';

const computed = unresolved('its path is known only when the code runs');
/** A namespace, or something of the same file. */
const noNode = asset;

export class PhpResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #declarations: Declarations;
  readonly #packages: Packages;
  readonly #includes: IncludeFiles;
  readonly #constants: PathConstants;

  constructor(
    declarations: Declarations,
    packages: Packages,
    includes: IncludeFiles,
    constants: PathConstants,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#declarations = declarations;
    this.#packages = packages;
    this.#includes = includes;
    this.#constants = constants;
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const { specifier, name: form } = statement;
    switch (form) {
      case include:
        return this.#includes.find(from.path, specifier);
      case constantInclude:
        return this.#includedByConstant(from, specifier);
      case computedInclude:
        return computed;
      case aFunction:
        return this.#declared(from, keyOfFunction(specifier)) ?? this.#outside(from, statement);
      case functionOrGlobal:
        return (
          this.#declared(from, keyOfFunction(specifier)) ??
          this.#declared(from, keyOfFunction(lastOf(specifier))) ??
          builtin(packageOfFunction(lastOf(specifier)))
        );
      case aConstant:
        return this.#declared(from, keyOfConstant(specifier)) ?? this.#outside(from, statement);
      case constantOrGlobal:
        return (
          this.#declared(from, keyOfConstant(specifier)) ??
          this.#declared(from, keyOfConstant(lastOf(specifier))) ??
          nothing
        );
      default:
        return this.#declared(from, specifier.toLowerCase()) ?? this.#outside(from, statement);
    }
  }

  #includedByConstant(from: SourceFile, expression: string): Target {
    const place = this.#constants.evaluate(expression, folderOf(from.path));
    if (place === undefined) return computed;
    return place.isRooted
      ? this.#includes.findFromRoot(place.path)
      : this.#includes.find(from.path, place.path);
  }

  #declared(from: SourceFile, key: string): Target | undefined {
    const paths = this.#declarations.filesFor(from.path, key);
    if (paths.length === 0) return undefined;
    return paths[0] === from.path ? noNode : toFiles(paths);
  }

  #outside(from: SourceFile, { specifier, name: form, kind }: ImportStatement): Target {
    const own = form === aFunction ? packageOfFunction(specifier) : packageOfClass(specifier);
    if (own !== undefined && form !== aConstant) return builtin(own);
    const isReference = kind === 'reference';
    if (!specifier.includes('\\')) return this.#global(from, specifier, form, isReference);
    const isNamespace = form === undefined && this.#declarations.hasNamespace(specifier.toLowerCase());
    if (isNamespace) return noNode;
    const name = this.#packages.packageOf(folderOf(from.path), specifier);
    const isOwn = name === undefined || this.#isOwnNamespace(specifier, name);
    if (!isOwn) return toPackage(name);
    return isReference ? nothing : unresolved("its namespace is the project's own, and no file declares it");
  }

  #global(from: SourceFile, specifier: string, form: string | undefined, isReference: boolean): Target {
    if (form !== undefined) return isReference ? nothing : noNode;
    const name = this.#packages.packageOfGlobal(folderOf(from.path), specifier);
    if (name !== undefined) return toPackage(name);
    return isReference ? nothing : unresolved('no file declares it, and PHP has no such class');
  }

  /** Nothing was said of the package but the first part of its names, and the project declares names that begin so. */
  #isOwnNamespace(specifier: string, name: string): boolean {
    return (
      !name.includes('/') && specifier.startsWith(name) && this.#declarations.hasNamespace(name.toLowerCase())
    );
  }
}

function keyOfFunction(name: string): string {
  return functionPrefix + name.toLowerCase();
}

function keyOfConstant(name: string): string {
  return constantPrefix + constantKey(name);
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1);
}

function builtin(name: string | undefined): Target {
  return name === undefined ? nothing : toBuiltin(name);
}
