// Resolves the imports and references of Java, Kotlin and Scala.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { Builds } from './builds.ts';
import { BuiltClasses } from './built-classes.ts';
import { Declarations } from './declarations.ts';
import type { JvmFile } from './jvm-file.ts';
import { Names } from './names.ts';
import { nearestChooser } from './nearest.ts';
import { groupAround, isBuiltin, outsidePackage, packageOfName } from './packages.ts';
import { Platforms } from './platforms.ts';
import { readBuilds } from './read-builds.ts';
import { sharedPackages } from './shared-packages.ts';
import { visibilityBy } from './visibility.ts';
import { partsAround } from '../../kit/dotted-names.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { asset, nothing, toFiles, unresolved } from '../../kit/targets.ts';

/** Packages of Java and Android, of which libraries have some. */
const platform = /^(?:android|java\w*)\./;

/** A package is not a node: its files are, where they are used. */
const packageOnly = asset;

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  return new JvmResolver(project, files, await readBuilds(project.manifests));
}

class JvmResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #declarations: Declarations;
  readonly #names: Names;
  readonly #builds: Builds;
  readonly #isShared: (name: string) => boolean;
  readonly #built: BuiltClasses;
  /** Packages outside of the project, by the names that are imported. */
  readonly #packages = new Map<string, Target>();

  constructor(project: Project, files: readonly ExtractedFile[], builds: Builds) {
    const declarations = new Declarations(files);
    const platforms = new Platforms(declarations.sourceSetNames, builds.sourceSets);
    this.#declarations = declarations;
    this.#isShared = sharedPackages(files, declarations, builds);
    this.#built = new BuiltClasses(project);
    this.#names = new Names(declarations, nearestChooser(builds, declarations, visibilityBy(platforms)));
    this.#builds = builds;
    this.diagnostics = builds.diagnostics;
  }

  resolve({ path }: SourceFile, statement: ImportStatement): Target {
    const from = this.#declarations.fileAt(path);
    if (from === undefined) return nothing;
    if (statement.kind === 'reference') return this.#refer(from, statement);
    const specifier = this.#names.pathOfImport(from, statement.specifier);
    const target = specifier.endsWith('.*')
      ? this.#importAll(from, specifier.slice(0, -2))
      : (this.#requireModule(from, specifier) ?? this.#import(from, specifier));
    return statement.kind === 'lazy' && this.#isGuessed(target, specifier) ? nothing : target;
  }

  /** An import inside a class may be from a value: so it is unless its package is known. */
  #isGuessed(target: Target, specifier: string): boolean {
    if (target.kind === 'unresolved') return true;
    if (target.kind !== 'package' || target.builtin) return false;
    return groupAround(specifier.split('.'), this.#builds.groups) === undefined;
  }

  #refer(from: JvmFile, { specifier, detail }: ImportStatement): Target {
    // There is a plain reference to the supertype as well.
    if (detail?.kind === 'supertype') return nothing;
    const files = this.#filesOf(from, specifier, detail);
    if (files.length > 0) return others(from, files);
    // What follows a dot is no qualified name.
    return specifier.indexOf('.') > 0 ? this.#referOutside(specifier) : nothing;
  }

  #filesOf(from: JvmFile, specifier: string, detail: ImportDetail | undefined): readonly FilePath[] {
    if (specifier.startsWith('.')) return this.#names.extensions.filesOfExtension(from, specifier, detail);
    if (detail?.kind === 'outside-heirs') return this.#names.filesOutsideHeirs(from, specifier);
    if (specifier.endsWith('()')) return this.#names.filesOfCall(from, specifier.slice(0, -2), detail);
    return this.#names.filesOf(from, specifier);
  }

  /** A qualified name of something outside of the project: only if its package is known. */
  #referOutside(name: string): Target {
    const parts = name.split('.');
    const isType = parts.length > 2 && /^[a-z]/.test(name) && /^[A-Z]/.test(parts.at(-1) ?? '');
    if (!isType || !(isBuiltin(parts) || groupAround(parts, this.#builds.groups) !== undefined))
      return nothing;
    return this.#outside(name);
  }

  #import(from: JvmFile, path: string): Target {
    const files = this.#names.filesOfImport(from, path);
    if (files.length > 0) return others(from, files);
    if (this.#declarations.packages.has(path)) return packageOnly;
    const made = this.#builds.makes(path) ? nothing : this.#built.targetOf(path);
    if (made !== undefined) return made;
    const around = partsAround(path);
    const parts = path.split('.');
    const isOwn =
      this.#declarations.isOwnPackage(around, from) &&
      // A file can add to a package of the platform, or stand in for one of its types.
      !isBuiltin(parts) &&
      !platform.test(path) &&
      groupAround(parts, this.#builds.groups) === undefined &&
      !this.#isShared(around);
    if (isOwn) {
      const described = classDescribed(path);
      const isWritten = described !== undefined && this.#names.filesOfImport(from, described).length > 0;
      if (isWritten || this.#built.has(path)) return nothing;
      const reason = `${around} is a package of the project, and none of its files declares that name`;
      return unresolved(reason);
    }
    return this.#ownMissing(path) ?? this.#outside(packageOfName(path, from.language));
  }

  /** In a package of the project of which no file, or hardly any, is there: that is what code looks like that a build writes. */
  #ownMissing(path: string): Target | undefined {
    if (!this.#builds.owns(path)) return undefined;
    if (this.#builds.generateCode) return nothing;
    return unresolved('its package is in the group of the project, and none of its files declares that name');
  }

  /** Many files import the same. */
  #outside(path: string): Target {
    return getOrAdd(this.#packages, path, () => {
      const found = outsidePackage(path, this.#builds.groups);
      return found === undefined ? nothing : { kind: 'package', ...found };
    });
  }

  #importAll(from: JvmFile, path: string): Target {
    const files = this.#names.filesOfImport(from, path);
    if (files.length > 0) return others(from, files);
    if (this.#declarations.packages.has(path)) return packageOnly;
    if (this.#builds.makes(path)) return nothing;
    const all = `${path}.*`;
    return this.#built.targetOf(all) ?? this.#ownMissing(all) ?? this.#outside(path);
  }

  /** `requires shop.billing` of a module-info.java. */
  #requireModule(from: JvmFile, name: string): Target | undefined {
    const isModule = from.extracted.declares?.some(({ kind }) => kind === 'module') === true;
    if (!isModule) return undefined;
    const files = this.#declarations.moduleFiles.of(name).map(({ path }) => path);
    return files.length > 0 ? others(from, files) : undefined;
  }
}

/** The class for which an annotation processor writes this one: `Order` of `Order_`, `QOrder` or `AutoValue_Order`. */
function classDescribed(path: string): string | undefined {
  const [, way = '', before, after] = writtenClass.exec(path) ?? [];
  return before === undefined && after === undefined ? undefined : way + (before ?? after!);
}

/** Of JPA; QueryDSL, Immutables, Dagger and AutoValue. */
const writtenClass = /^(.*\.)(?:([A-Z]\w*)_|(?:Q|Immutable|Dagger|AutoValue_)([A-Z]\w*))$/;

/** A file is not its own dependency. */
function others(from: JvmFile, files: readonly FilePath[]): Target {
  const paths = files.includes(from.path) ? files.filter((path) => path !== from.path) : files;
  return paths.length === 0 ? packageOnly : toFiles(paths);
}
