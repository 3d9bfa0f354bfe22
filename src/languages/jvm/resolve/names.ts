// Which declaration a name in a file refers to. In the order of the languages: inherited types, explicit imports, the
// package of the file, wildcard imports, implicit imports.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { constructed, factory, unknownCount } from '../extract/known.ts';
import { isCapital } from '../extract/spelling.ts';
import type { Declarations } from './declarations.ts';
import { Extensions } from './extensions.ts';
import { KotlinTypes, takes } from './kotlin-types.ts';
import type { JvmFile } from './jvm-file.ts';
import { Lookup, outside, type Walked } from './lookup.ts';
import type { Chooser } from './nearest.ts';
import { areRivals, isIn } from './seen-files.ts';
import { firstPart, lastPart } from '../../kit/dotted-names.ts';

export class Names {
  readonly #declarations: Declarations;
  readonly #lookup: Lookup;
  readonly #types: KotlinTypes;
  readonly extensions: Extensions;

  constructor(declarations: Declarations, choose: Chooser) {
    this.#declarations = declarations;
    this.#lookup = new Lookup(declarations, choose);
    this.#types = new KotlinTypes(declarations, this.#lookup);
    this.extensions = new Extensions(declarations, this.#lookup, this.#types);
  }

  /** The files that declare the parts of a name in a file; none if it is not of the project. */
  filesOf(from: JvmFile, written: string): readonly FilePath[] {
    const first = firstPart(written);
    if (!this.#mayBeOwn(from, first)) return [];
    const inherited = this.#lookup.inheritedBy(from).get(first);
    if (inherited === undefined) return this.filesOutsideHeirs(from, written);
    return this.#lookup.walk(from, inherited, written.split('.'), 1).files;
  }

  /** The same for a name outside of types that inherit. */
  filesOutsideHeirs(from: JvmFile, written: string): readonly FilePath[] {
    const first = firstPart(written);
    if (!this.#mayBeOwn(from, first)) return [];
    const parts = written.split('.');
    const isKotlin = from.language === 'kotlin';
    const head = this.#lookup.boundTo(from, first, isKotlin ? this.#declarations.isNoFunction : undefined);
    if (head === outside) return [];
    if (head !== undefined && !isKotlin) return this.#lookup.walk(from, head, parts, 1).files;
    if (head !== undefined && (parts.length === 1 || !this.#isOnlyExtension(head)))
      return this.#filesOfPath(from, head, parts);
    const found = this.#lookup.absolute(from, parts);
    if (head !== undefined && found === undefined && !isPathOfType(parts))
      return this.#filesOfPath(from, head, parts);
    // With its package before it, an extension cannot be called.
    return found?.files.filter((path) => !this.extensions.isExtension(path, found.type)) ?? [];
  }

  /** A path that begins with a package does not begin with an extension of that name. */
  #isOnlyExtension(path: string): boolean {
    return this.#declarations.declarers
      .of(path)
      .every((file) => this.#declarations.declaresExtension(file, path));
  }

  /** The path of the first of the parts is `head`. */
  #filesOfPath(from: JvmFile, head: string, parts: readonly string[]): readonly FilePath[] {
    // A name that is not called is not a function.
    const own = this.extensions
      .withoutGuesses(from, { path: head, extension: `.${parts[0]}` })
      .filter((path) => !this.#isFunction(path, head));
    if (parts.length === 1 || own.length === 0) return own;
    const others = new Set(this.#lookup.declarersSeen(from, head).map(({ path }) => path));
    return this.#lookup
      .walk(from, head, parts, 1)
      .files.filter((path) => own.includes(path) || !others.has(path));
  }

  #isFunction(path: FilePath, name: string): boolean {
    const file = this.#declarations.fileAt(path);
    return file !== undefined && this.#declarations.declaresFunction(file, name);
  }

  /** The files that declare a function of Kotlin called without a receiver, unless it is a member of a type around. */
  filesOfCall(from: JvmFile, name: string, detail: ImportDetail | undefined): readonly FilePath[] {
    const around = detail?.kind === 'call' ? detail.types : [];
    // The import is resolved itself.
    if (this.#lookup.seenBy(from).explicit.has(name) || !this.#mayBeOwn(from, name)) return [];
    const called = { name: `${name}()`, count: detail?.kind === 'call' ? detail.count : unknownCount };
    if (around.some((type) => this.#types.hasMember({ file: from, type }, called))) return [];
    const path = this.#lookup.inheritedBy(from).get(name) ?? this.#lookup.boundTo(from, name);
    if (typeof path !== 'string') return [];
    const declarers = this.extensions.withoutGuesses(from, { path, extension: `.${name}()`, around });
    const files = this.#callable(from, declarers, path, detail);
    const plain = files.filter((file) => !this.extensions.isExtension(file, path));
    if (detail?.kind === 'arguments') return this.#takingArguments(files, path, detail.count);
    if (this.extensions.isMemberInLambdas(from, path)) return [];
    // Without a receiver it is the function, not the extension.
    return plain.length > 0 &&
      plain.length < files.length &&
      !this.extensions.mayBeReceiver(from, around, path)
      ? plain
      : files;
  }

  /** Without files whose functions of that name cannot be called so; of several, those for exactly the type of the argument. */
  #callable(
    from: JvmFile,
    files: readonly FilePath[],
    path: string,
    detail: ImportDetail | undefined,
  ): readonly FilePath[] {
    const functions = this.#declarations.plainFunctions.of(path);
    if (detail?.kind !== 'call' || functions.length === 0) return files;
    const possible = functions.filter(
      (one) => takes(one, detail.count) && this.extensions.takesArgument(from, one, detail),
    );
    const exact = possible.filter(({ first }) => detail.argument !== '' && first.includes(detail.argument));
    const found = (exact.length > 0 ? exact : possible).flatMap(({ file }) =>
      files.includes(file.path) ? file : [],
    );
    const meant = areRivals(found) ? [] : found;
    return files.filter(
      (file) => isIn(meant, file) || !this.#isFunction(file, path) || this.extensions.isExtension(file, path),
    );
  }

  /** Of a type and a function of the same name, only the one that takes so many arguments. */
  #takingArguments(files: readonly FilePath[], path: string, count: number): readonly FilePath[] {
    const members = this.#declarations.membersOf(path);
    const [type, called] = [members.get(constructed), members.get(factory)];
    if (files.length < 2 || type === undefined || called === undefined) return files;
    if (takes(type, count) === takes(called, count)) return files;
    return files.filter((file) => this.#isFunction(file, path) === takes(called, count));
  }

  /** Whether a name can be of the project: most cannot, and need no lookup. */
  #mayBeOwn(from: JvmFile, first: string): boolean {
    return this.#declarations.parts.has(first) || this.#lookup.seenBy(from).explicit.has(first);
  }

  /** The absolute path of an import. */
  pathOfImport(from: JvmFile, specifier: string): string {
    return this.#lookup.absolutePath(from, specifier);
  }

  /** The same for an absolute path, which in Scala can be relative to an enclosing package. */
  filesOfImport(from: JvmFile, path: string): readonly FilePath[] {
    const parts = path.split('.');
    const found = this.#lookup.absolute(from, parts);
    if (found === undefined) return [];
    if (found.files.length > 1 && from.language === 'kotlin') return this.#usedOfImport(from, found);
    if (found.files.length > 0) return found.files;
    // It is in a source set that seems not to be visible, but the import shows that it is.
    const declarers = this.#declarations.declarers
      .of(found.type)
      .filter((file) => !this.#declarations.meansJava(from, file));
    const expecters = this.#declarations.expectersOf(found.type);
    const actual = declarers.filter((file) => !expecters.includes(file));
    return (actual.length > 0 ? actual : declarers).map((file) => file.path);
  }

  /** Of a type and a function of the same name, only the type if the file never calls that name. */
  #usedOfImport(from: JvmFile, { type, files }: Walked): readonly FilePath[] {
    const called = `${lastPart(type)}()`;
    if (from.extracted.imports.some(({ specifier }) => specifier === called)) return files;
    const types = files.filter((path) => !this.#isFunction(path, type));
    return types.length > 0 ? types : files;
  }
}

/** `shop.cart.Item`: values have no types inside. */
function isPathOfType(parts: readonly string[]): boolean {
  return parts.length > 2 && isCapital(parts.at(-1)!.charCodeAt(0));
}
