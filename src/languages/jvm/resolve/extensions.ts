// Which extension of Kotlin a name means. A member of the type before the dot is meant rather than any extension.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import {
  isBuiltinMember,
  isBuiltinType,
  isMemberOfJava,
  isUsualMember,
  namesOfValues,
  typesOfStandardValue,
} from './builtin-types.ts';
import { isFrequentExtension, isStandardExtension } from './standard-names.ts';
import { unknownCount } from '../extract/known.ts';
import { lastPart } from '../../kit/dotted-names.ts';
import { companion } from '../extract/spelling.ts';
import type { Declarations, Extension, PlainFunction, TypeIn } from './declarations.ts';
import type { JvmFile } from './jvm-file.ts';
import type { Lookup, Seen } from './lookup.ts';
import { isBeyondJvm } from './visibility.ts';
import { type Before, type Called, type KotlinTypes, takes } from './kotlin-types.ts';
import { areRivals, filesIn, isIn, namesWrittenIn } from './seen-files.ts';

export interface NameOfExtension {
  /** Its qualified name: `shop.total`. */
  readonly path: string;
  /** As after a dot: `.total()`. */
  readonly extension: string;
  /** The types that may be its receiver where none is written. */
  readonly around?: readonly string[];
}

type MemberOfPath = Extract<ImportDetail, { kind: 'member-of-path' }>;

/** An extension after a dot, whose receiver is unknown. */
interface Guess {
  readonly path: string;
  readonly called: Called;
  readonly detail: ImportDetail | undefined;
}

interface Candidates {
  readonly extensions: readonly Extension[];
  /** Whether they are for the types before the dot, or for types above them. */
  readonly isSure: boolean;
}

export class Extensions {
  readonly #declarations: Declarations;
  readonly #lookup: Lookup;
  readonly #types: KotlinTypes;

  constructor(declarations: Declarations, lookup: Lookup, types: KotlinTypes) {
    this.#declarations = declarations;
    this.#lookup = lookup;
    this.#types = types;
  }

  isExtension(path: FilePath, name: string): boolean {
    const file = this.#declarations.fileAt(path);
    return file !== undefined && this.#declarations.declaresExtension(file, name);
  }

  /** The files that declare a name. Of those that declare it as an extension, only those that can be meant. */
  withoutGuesses(from: JvmFile, { path, extension, around = [] }: NameOfExtension): readonly FilePath[] {
    const { files } = this.#lookup.walk(from, path, [], 0);
    const extensions = files
      .flatMap((file) => this.#declarations.fileAt(file) ?? [])
      .filter((file) => this.#declarations.declaresExtension(file, path));
    if (extensions.length === 0) return files;
    const name = extension.replace(/[.()]/g, '');
    if (!extension.endsWith('()') && this.#types.inheritsMember(from, name))
      return files.filter((file) => !isIn(extensions, file));
    const extensionPath = `${path.slice(0, path.length - name.length)}${extension}`;
    const sure = this.#declarersFor(from, around, extensionPath);
    const inLambdas = sure.length > 0 ? [] : this.#declarersInLambdas(from, extensionPath);
    const possible = this.#declarersAround(from, around, extensionPath);
    const guessed = isBuiltinMember(`${name}()`) ? [] : this.#declarersMeant(from, extensionPath, extensions);
    const meant =
      sure.length > 0
        ? sure
        : [...inLambdas, ...guessed.filter((file) => possible?.includes(file) !== false)];
    return files.filter((file) => isIn(meant, file) || !isIn(extensions, file));
  }

  /** The files that declare extensions which are surely for one of the types around a call. */
  #declarersFor(from: JvmFile, around: readonly string[], path: string): readonly JvmFile[] {
    if (around.length === 0 || isUsualMember(lastPart(path))) return [];
    const sure = this.#declarations.extensions
      .of(path)
      .filter((extension) =>
        around.some(
          (type) => extension.receiver === type || this.#types.surelyExtend({ file: from, type }, extension),
        ),
      );
    return sure.length === 0 ? [] : this.#lookup.declarersSeen(from, path, filesIn(sure));
  }

  /** The files whose extensions can be for a type of a library around a call; undefined if there is no such type around. */
  #declarersAround(from: JvmFile, around: readonly string[], path: string): readonly JvmFile[] | undefined {
    if (!around.some((type) => this.#types.isOfLibrary({ file: from, type }))) return undefined;
    return filesIn(
      this.#declarations.extensions
        .of(path)
        .filter(({ file, receiver }) => receiver === '' || this.#types.isOfLibrary({ file, type: receiver })),
    );
  }

  /** The same for the receivers of the lambdas in the file. */
  #declarersInLambdas(from: JvmFile, path: string): readonly JvmFile[] {
    if (isUsualMember(lastPart(path))) return [];
    const types = this.#lambdaTypes(from);
    if (types.length === 0) return [];
    const sure = this.#declarations.extensions.of(path).filter(({ file, receiver }) => {
      const type = this.#lookup.typeNamed(file, receiver);
      return type !== undefined && types.includes(type);
    });
    return sure.length === 0 ? [] : this.#lookup.declarersSeen(from, path, filesIn(sure));
  }

  /** The files that declare the extension after a dot, in the packages that the file sees. */
  filesOfExtension(from: JvmFile, written: string, detail: ImportDetail | undefined): readonly FilePath[] {
    if (!this.#declarations.extensionNames.has(written) || isUsualMember(written)) return [];
    const seen = this.#lookup.seenBy(from);
    // The import is resolved itself.
    const name = written.endsWith('()') ? written.slice(1, -2) : written.slice(1);
    if (seen.explicit.has(name)) return [];
    const paths = this.#pathsSeen(seen, written);
    if (paths.length === 0) return [];
    const before = this.#typesBefore(from, detail);
    const member = written.slice(1);
    const called = { name: member, count: countIn(detail) };
    const receivers = before.filter((type) => !this.#types.hasMember(type, called));
    if (before.length > 0 && receivers.length === 0) return [];
    // Another type of values of that name has such a member.
    if (isBuiltinMember(member) && receivers.length < before.length) return [];
    if (detail?.kind === 'member-of-type' && this.#types.hasOwnMember(from, detail.receiver, member))
      return [];
    if (this.#types.hasMemberExtension(from, written)) return [];
    for (const path of paths) {
      const { extensions: all, isSure } = this.#extensionsFor(path, receivers);
      const extensions = all.filter(
        (extension) =>
          takes(extension, called.count) &&
          this.takesArgument(from, extension, detail) &&
          !(isMemberOfJava(extension.receiver, written) && !isBeyondJvm(from.sourceSet.name)) &&
          (detail?.kind !== 'member-of-type' || this.#mayExtendItself(from, detail.receiver, extension)),
      );
      if (extensions.length === 0) continue;
      const declarers = this.#lookup.declarersSeen(from, path, filesIn(extensions));
      if (declarers.length === 0) continue;
      // Values of that name have several types: the sources do not say which of the files is meant.
      if (isSure && receivers.every(({ isByName }) => isByName) && areRivals(declarers)) return [];
      const isKnown = isSure || from.language !== 'kotlin';
      const meant = isKnown ? declarers : this.#declarersAfterDot(from, { path, called, detail }, declarers);
      return meant.map((file) => file.path);
    }
    return [];
  }

  /** The qualified names of the extensions of that name which a file sees, nearest first. */
  #pathsSeen({ withExtensions }: Seen, written: string): readonly string[] {
    const paths: string[] = [];
    for (const around of withExtensions) {
      const path = around === '' ? written : `${around}.${written}`;
      if (this.#declarations.extensions.of(path).length > 0) paths.push(path);
    }
    return paths;
  }

  /** The types that the value before the dot can have; none if unknown. */
  #typesBefore(from: JvmFile, detail: ImportDetail | undefined): readonly Before[] {
    if (detail?.kind === 'member') return this.#types.typesCalled({ file: from, type: detail.receiver });
    if (detail?.kind === 'member-of-path') {
      const types = this.#typesOfPath(from, detail);
      if (types.length > 0) return types;
    }
    const value = valueBefore(detail);
    return value === undefined ? [] : this.#typesOfValue(from, value);
  }

  /** The types that the value of a function or property of that name can have; none if unknown. */
  #typesOfValue(from: JvmFile, value: string): readonly Before[] {
    // Many types outside of the project have such a function, too.
    if (isFrequentExtension(value) || isUsualMember(value)) return [];
    const types = this.#declarations.typesOfValue(value);
    if (types.length > 0 || this.#isOfProject(value))
      return types.map(({ file, type }) => ({ file, type, isByName: true }));
    return typesOfStandardValue(value).map((type) => ({ file: from, type, isByName: true }));
  }

  /** The types that the members of a path have; none if one of them is unknown. */
  #typesOfPath(from: JvmFile, { types, names }: MemberOfPath): readonly Before[] {
    let found: readonly TypeIn[] = types.map((type) => ({ file: from, type }));
    for (const name of names) found = found.flatMap((type) => this.#types.typeOfMember(type, name) ?? []);
    return found.map(({ file, type }) => ({ file, type, isByName: false }));
  }

  /** Whether the project has something of that name: a function, a property or a member. */
  #isOfProject(name: string): boolean {
    const { parts, memberNames } = this.#declarations;
    return parts.has(name) || memberNames.has(name) || memberNames.has(`${name}()`);
  }

  /** Extensions of exactly these types, else of types above them, else of the types that they can be. */
  #extensionsFor(path: string, receivers: readonly Before[]): Candidates {
    const extensions = this.#declarations.extensions.of(path);
    if (receivers.length === 0 || extensions.length === 0) return { extensions, isSure: false };
    const exact = extensions.filter(({ receiver }) => receivers.some(({ type }) => type === receiver));
    if (exact.length > 0) return { extensions: exact, isSure: true };
    const sure = extensions.filter((extension) =>
      receivers.some((type) => this.#types.surelyExtend(type, extension)),
    );
    if (sure.length > 0) return { extensions: this.#types.mostSpecific(sure), isSure: true };
    const possible = extensions.filter((extension) =>
      receivers.some((type) => this.#types.mayExtend(type, extension)),
    );
    const isOfLibraries = receivers.some((type) => this.#types.isOfLibrary(type));
    return {
      extensions: possible,
      isSure: possible.some(
        ({ file, receiver }) =>
          receiver === '' || (isOfLibraries && this.#types.isOfLibrary({ file, type: receiver })),
      ),
    };
  }

  /**
   * The files that declare an extension whose receiver is unknown. If several files declare one, or the standard library has
   * one of that name, only those for types that the file names: a file rarely uses values of types that it does not name.
   */
  #declarersMeant(from: JvmFile, path: string, declarers: readonly JvmFile[]): readonly JvmFile[] {
    const name = lastPart(path);
    const isStandard = isFrequentExtension(name) || isBuiltinMember(name);
    // If the file declares one itself, that one is meant.
    if (isIn(declarers, from.path) || isUsualMember(name)) return [];
    const extensions = this.#declarations.extensions.of(path).filter(({ file }) => declarers.includes(file));
    const receivers = new Set(extensions.map(({ receiver }) => receiver));
    if ((declarers.length === 1 || receivers.size === 1) && !isStandard) return declarers;
    const found = this.#lookup.declarersSeen(from, path, filesIn(this.#mentioned(from, extensions)));
    return areRivals(found) ? [] : found;
  }

  /** The same after a dot, where a member of that name may be meant, too. */
  #declarersAfterDot(
    from: JvmFile,
    { path, called, detail }: Guess,
    declarers: readonly JvmFile[],
  ): readonly JvmFile[] {
    const meant = this.#declarersMeant(from, path, declarers);
    // The extensions of the standard library are for values, not for types themselves.
    const isStandard = detail?.kind !== 'member-of-type' && isStandardExtension(called.name);
    if (areRivals(meant)) return [];
    if (!this.#types.isMember(called.name) && !isStandard) return meant;
    if (isBuiltinMember(called.name)) return [];
    const extensions = this.#declarations.extensions
      .of(path)
      .filter(
        ({ file, receiver }) =>
          meant.includes(file) && !this.#types.hasMember({ file, type: receiver }, called),
      );
    return filesIn(this.#mentioned(from, extensions));
  }

  #mentioned(from: JvmFile, extensions: readonly Extension[]): readonly Extension[] {
    const seen = this.#lookup.seenBy(from);
    seen.names ??= namesWrittenIn(from);
    const names = seen.names;
    return extensions.filter(({ receiver }) => namesOfValues(receiver).some((name) => names.has(name)));
  }

  /** Whether one of the types around a call can be the receiver of an extension. */
  mayBeReceiver(from: JvmFile, around: readonly string[], path: string): boolean {
    const extensions = this.#extensionsNamed(path);
    return around.some((type) =>
      extensions.some((extension) => this.#types.mayExtend({ file: from, type, isByName: false }, extension)),
    );
  }

  /** Whether the first argument can be of a type that a function takes. */
  takesArgument(from: JvmFile, { file, first }: PlainFunction, detail: ImportDetail | undefined): boolean {
    if (detail === undefined || !('argument' in detail) || detail.argument === '') return true;
    const { argument: type } = detail;
    const types = type.startsWith('.')
      ? this.#typesOfValue(from, type.slice(1))
      : [{ file: from, type, isByName: false }];
    if (types.length === 0) return true;
    return first.some((receiver) => types.some((one) => this.#types.mayExtend(one, { file, receiver })));
  }

  /** Whether an extension can be called on a type itself: for its companion, or the type is an object. */
  #mayExtendItself(from: JvmFile, type: string, extension: Extension): boolean {
    if (extension.receiver === companion || extension.receiver === '') return true;
    const path = this.#lookup.typeNamed(from, type);
    // An object of a library is no text, number or list.
    if (path === undefined && !this.#declarations.parts.has(type))
      return extension.receiver === 'Any' || !isBuiltinType(extension.receiver);
    const isClass =
      path !== undefined &&
      (this.#declarations.membersOf(path).size > 0 || this.#declarations.inheritance.of(path).length > 0);
    // What looks like a type may be a property.
    if (!isClass) return true;
    return this.#types.mayExtend({ file: from, type, isByName: false }, extension);
  }

  /** Whether all lambda receivers in the file that an extension could be called on have a member of that name. */
  isMemberInLambdas(from: JvmFile, path: string): boolean {
    const member = `${lastPart(path)}()`;
    if (!this.#declarations.memberNames.has(member)) return false;
    const types = this.#lambdaTypes(from);
    const extended = this.#receiversOf(path);
    const without = types.filter((type) => !this.#types.membersOf(type).has(member));
    const isExtended = (type: string): boolean =>
      extended.some((above) => above === undefined || this.#lookup.isSubtype(type, above));
    return without.length < types.length && !without.some(isExtended);
  }

  #lambdaTypes(from: JvmFile): readonly string[] {
    const seen = this.#lookup.seenBy(from);
    seen.names ??= namesWrittenIn(from);
    seen.lambdaTypes ??= [...seen.names].flatMap((name) => {
      const [first, ...others] = this.#declarations.lambdas.of(name);
      // Of several functions of that name, any can be meant.
      if (first === undefined || others.some(({ receiver }) => receiver !== first.receiver)) return [];
      return this.#lookup.typeNamed(first.file, first.receiver) ?? [];
    });
    return seen.lambdaTypes;
  }

  /** The types that functions of that path extend; undefined for one that is not of the project. */
  #receiversOf(path: string): readonly (string | undefined)[] {
    return this.#extensionsNamed(path).map(({ file, receiver }) => this.#lookup.typeNamed(file, receiver));
  }

  #extensionsNamed(path: string): readonly Extension[] {
    const dot = path.lastIndexOf('.');
    return this.#declarations.extensions.of(`${path.slice(0, dot + 1)}.${path.slice(dot + 1)}()`);
  }
}

/** The simple name of the function or property before the dot. */
function valueBefore(detail: ImportDetail | undefined): string | undefined {
  if (detail?.kind === 'member-of-value') return detail.receiver;
  return detail?.kind === 'member-of-path' ? detail.names.at(-1)?.replace('()', '') : undefined;
}

function countIn(detail: ImportDetail | undefined): number {
  return detail !== undefined && 'count' in detail ? detail.count : unknownCount;
}
