// Which declaration a name in a file refers to. In the order of the languages: inherited types, explicit imports, the
// package of the file, wildcard imports, implicit imports.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Declarations, Extension, TypeIn } from './declarations.ts';
import { type Bindings, bindingsOf, type JvmFile } from './jvm-file.ts';
import type { Nearest } from './nearest.ts';
import {
  isAbove,
  isStandardExtension,
  isUsualMember,
  namesOfValues,
  relationOfBuiltins,
} from './builtin-types.ts';
import { namesIn } from '../../kit/declarations.ts';
import { filesIn, isIn, namesWrittenIn, placesSeen } from './seen-files.ts';
import { absoluteBindings, absolutePath } from './relative-imports.ts';

/** Longer chains of inheritance are cut off. */
const maxAncestors = 200;
/** So are chains of imports that need the inheritance of other types. */
const maxAsked = 50;

const outside = Symbol('bound to something that no file of the project declares');

interface Seen extends Bindings {
  /** Simple names of types that the types of the file inherit → qualified names. */
  inherited: ReadonlyMap<string, string> | undefined;
  /** Every part of the names that the file imports or refers to. */
  names: ReadonlySet<string> | undefined;
  /** The receiver types of the lambdas that the file passes to functions of the project. */
  lambdaTypes: readonly string[] | undefined;
  /** The extensions that the classes of the file have as members, or inherit: `.total()`. */
  memberExtensions: ReadonlySet<string> | undefined;
}

export class Names {
  readonly #declarations: Declarations;
  readonly #nearest: Nearest;
  readonly #seen = new Map<FilePath, Seen>();
  readonly #supertypes = new Map<string, readonly string[]>();
  /** Class of Kotlin → its members and those that it inherits from classes of the project. */
  readonly #members = new Map<string, ReadonlySet<string>>();
  /** The types whose supertypes are being looked up. */
  #asked = 0;

  constructor(declarations: Declarations, nearest: Nearest) {
    this.#declarations = declarations;
    this.#nearest = nearest;
  }

  /** The files that declare the parts of a name in a file; none if it is not of the project. */
  filesOf(from: JvmFile, written: string): readonly FilePath[] {
    const parts = written.split('.');
    const first = parts[0] ?? '';
    const seen = this.#seenBy(from);
    if (!this.#mayBeOwn(first, seen)) return [];
    const inherited = this.#inheritedBy(from, seen).get(first);
    if (inherited === undefined) return this.filesOutsideHeirs(from, written);
    return this.#walk(from, inherited, parts, 1).files;
  }

  /** The same for a name outside of types that inherit. */
  filesOutsideHeirs(from: JvmFile, written: string): readonly FilePath[] {
    const parts = written.split('.');
    const first = parts[0] ?? '';
    const seen = this.#seenBy(from);
    if (!this.#mayBeOwn(first, seen)) return [];
    const head = this.#boundTo(from, seen, first);
    if (head === outside) return [];
    if (head !== undefined && parts.length === 1 && from.language === 'kotlin') {
      // A name that is not called is not a function.
      return this.#withoutGuesses(from, head, `.${first}`).filter((path) => !this.#isFunction(path, head));
    }
    if (head !== undefined) return this.#walk(from, head, parts, 1).files;
    const found = this.#absolute(from, parts);
    // With its package before it, an extension cannot be called.
    return found?.files.filter((path) => !this.#isExtension(path, found.type)) ?? [];
  }

  #isFunction(path: FilePath, name: string): boolean {
    const file = this.#declarations.fileAt(path);
    return file !== undefined && this.#declarations.declaresFunction(file, name);
  }

  #isExtension(path: FilePath, name: string): boolean {
    const file = this.#declarations.fileAt(path);
    return file !== undefined && this.#declarations.declaresExtension(file, name);
  }

  /** The files that declare a function of Kotlin called without a receiver, unless it is a member of a type around. */
  filesOfCall(from: JvmFile, name: string, around: readonly string[] = []): readonly FilePath[] {
    const seen = this.#seenBy(from);
    // The import is resolved itself.
    if (seen.explicit.has(name) || !this.#mayBeOwn(name, seen)) return [];
    if (around.some((type) => this.#hasMember(from, type, `${name}()`))) return [];
    const path = this.#inheritedBy(from, seen).get(name) ?? this.#boundTo(from, seen, name);
    if (typeof path !== 'string') return [];
    const files = this.#withoutGuesses(from, path, `.${name}()`);
    const plain = files.filter((file) => !this.#isExtension(file, path));
    if (this.#isMemberInLambdas(from, seen, path)) return [];
    // Without a receiver it is the function, not the extension.
    return plain.length > 0 && plain.length < files.length && !this.#mayBeReceiver(from, around, path)
      ? plain
      : files;
  }

  /** The files that declare a name. Of those that declare it as an extension, only those that can be meant. */
  #withoutGuesses(from: JvmFile, path: string, extension: string): readonly FilePath[] {
    const { files } = this.#walk(from, path, [], 0);
    const extensions = files
      .flatMap((file) => this.#declarations.fileAt(file) ?? [])
      .filter((file) => this.#declarations.declaresExtension(file, path));
    if (extensions.length === 0) return files;
    const name = extension.replace(/[.()]/g, '');
    const extensionPath = `${path.slice(0, path.length - name.length)}${extension}`;
    const meant = this.#declarersMeant(from, extensionPath, extensions);
    return files.filter((file) => isIn(meant, file) || !isIn(extensions, file));
  }

  /** Whether a name can be of the project: most cannot, and need no lookup. */
  #mayBeOwn(first: string, { explicit }: Seen): boolean {
    return this.#declarations.isPart(first) || explicit.has(first);
  }

  /** The absolute path of an import. */
  pathOfImport(from: JvmFile, specifier: string): string {
    if (from.language !== 'scala') return specifier;
    return absolutePath(from, specifier, this.#seenBy(from), this.#declarations);
  }

  /** The same for an absolute path, which in Scala can be relative to an enclosing package. */
  filesOfImport(from: JvmFile, path: string): readonly FilePath[] {
    const parts = path.split('.');
    const found = this.#absolute(from, parts);
    if (found === undefined) return [];
    if (found.files.length > 1 && from.language === 'kotlin') return this.#usedOfImport(from, found);
    if (found.files.length > 0) return found.files;
    // It is in a source set that seems not to be visible, but the import shows that it is.
    return this.#declarations.declarersOf(found.type).map((file) => file.path);
  }

  /** Of a type and a function of the same name, only the type if the file never calls that name. */
  #usedOfImport(from: JvmFile, { type, files }: Walked): readonly FilePath[] {
    const called = `${type.slice(type.lastIndexOf('.') + 1)}()`;
    if (from.extracted.imports.some(({ specifier }) => specifier === called)) return files;
    const types = files.filter((path) => !this.#isFunction(path, type));
    return types.length > 0 ? types : files;
  }

  /** The files that declare the extension after a dot, in the packages that the file sees. */
  filesOfExtension(from: JvmFile, written: string, detail: ImportDetail | undefined): readonly FilePath[] {
    if (!this.#declarations.isExtension(written) || isUsualMember(written)) return [];
    // The import is resolved itself.
    if (this.#seenBy(from).explicit.has(written.replace(/^\.|\(\)$/g, ''))) return [];
    const receivers = this.#typesBefore(from, detail);
    const member = written.slice(1);
    if (receivers.length > 0 && receivers.every(({ file, type }) => this.#hasMember(file, type, member)))
      return [];
    if (this.#isMemberExtension(from, written)) return [];
    const isKnown = receivers.length > 0 || from.language !== 'kotlin';
    for (const around of placesSeen(from, this.#seenBy(from)).flat()) {
      const path = around === '' ? written : `${around}.${written}`;
      const extensions = this.#extensionsFor(path, receivers);
      if (extensions.length === 0) continue;
      const declarers = this.#declarersSeen(from, path, filesIn(extensions));
      if (declarers.length === 0) continue;
      const meant = isKnown ? declarers : this.#declarersAfterDot(from, path, declarers);
      return meant.map((file) => file.path);
    }
    return [];
  }

  /** The types that the value before the dot can have; none if unknown. */
  #typesBefore(from: JvmFile, detail: ImportDetail | undefined): readonly TypeIn[] {
    if (detail?.kind === 'member') return [{ file: from, type: detail.receiver }];
    if (detail?.kind !== 'member-of-value') return [];
    const { receiver: value } = detail;
    // Many types outside of the project have such a function, too.
    if (isStandardExtension(value) || isUsualMember(value)) return [];
    return this.#declarations.typesOfValue(value);
  }

  /** Extensions of exactly these types, else of types above them, else of the types that they can be. */
  #extensionsFor(path: string, receivers: readonly TypeIn[]): readonly Extension[] {
    const extensions = this.#declarations.extensionsAt(path);
    if (receivers.length === 0 || extensions.length === 0) return extensions;
    const exact = extensions.filter(({ receiver }) => receivers.some(({ type }) => type === receiver));
    if (exact.length > 0) return exact;
    const sure = extensions.filter((extension) =>
      receivers.some((type) => this.#surelyExtends(type, extension)),
    );
    if (sure.length > 0) return sure;
    return extensions.filter((extension) => receivers.some((type) => this.#mayExtend(type, extension)));
  }

  /**
   * The files that declare an extension whose receiver is unknown. If several files declare one, or the standard library has
   * one of that name, only those for types that the file names: a file rarely uses values of types that it does not name.
   */
  #declarersMeant(from: JvmFile, path: string, declarers: readonly JvmFile[]): readonly JvmFile[] {
    const name = path.slice(path.lastIndexOf('.') + 1);
    // If the file declares one itself, that one is meant.
    if (isIn(declarers, from.path) || isUsualMember(name)) return [];
    const extensions = this.#declarations.extensionsAt(path).filter(({ file }) => declarers.includes(file));
    const receivers = new Set(extensions.map(({ receiver }) => receiver));
    if ((declarers.length === 1 || receivers.size === 1) && !isStandardExtension(name)) return declarers;
    return this.#declarersSeen(from, path, filesIn(this.#mentioned(from, extensions)));
  }

  /** The same after a dot, where a member of that name may be meant, too. */
  #declarersAfterDot(from: JvmFile, path: string, declarers: readonly JvmFile[]): readonly JvmFile[] {
    const meant = this.#declarersMeant(from, path, declarers);
    if (!this.#declarations.isMember(path.slice(path.lastIndexOf('.') + 1))) return meant;
    const extensions = this.#declarations.extensionsAt(path).filter(({ file }) => meant.includes(file));
    return filesIn(this.#mentioned(from, extensions));
  }

  #mentioned(from: JvmFile, extensions: readonly Extension[]): readonly Extension[] {
    const seen = this.#seenBy(from);
    seen.names ??= namesWrittenIn(from);
    const names = seen.names;
    return extensions.filter(({ receiver }) => namesOfValues(receiver).some((name) => names.has(name)));
  }

  /** Whether one of the types around a call can be the receiver of an extension. */
  #mayBeReceiver(from: JvmFile, around: readonly string[], path: string): boolean {
    const extensions = this.#extensionsNamed(path);
    return around.some((type) =>
      extensions.some((extension) => this.#mayExtend({ file: from, type }, extension)),
    );
  }

  /** Whether the type that an extension is for is above another one. */
  #surelyExtends({ file, type }: TypeIn, extension: Extension): boolean {
    const extended = extension.receiver;
    if (isAbove(extended, type)) return extended !== 'Any';
    const [own, other] = [this.#typeNamed(file, type), this.#typeNamed(extension.file, extended)];
    return own !== undefined && other !== undefined && this.#ancestorsOf([own]).has(other);
  }

  /** Whether a value of a type can be the receiver of an extension; after a check in the code it can be of a subtype. */
  #mayExtend({ file, type }: TypeIn, extension: Extension): boolean {
    const extended = extension.receiver;
    if (extended === '' || extended === type) return true;
    const builtin = relationOfBuiltins(type, extended);
    if (builtin !== undefined) return builtin;
    const [own, other] = [this.#typeNamed(file, type), this.#typeNamed(extension.file, extended)];
    if (own === undefined && other === undefined) return true;
    // A type that is imported from a library inherits from none of the project.
    if (own === undefined && this.#seenBy(file).explicit.has(type))
      return other !== undefined && this.#declarations.isAlias(other);
    return this.#isSubtype(own, other) || this.#isSubtype(other, own);
  }

  /** Whether a type has a member of that name, which is meant rather than any extension. */
  #hasMember(from: JvmFile, type: string, member: string): boolean {
    if (!this.#declarations.isMember(member)) return false;
    const path = this.#typeNamed(from, type);
    return path !== undefined && this.#membersOf(path).has(member);
  }

  /** Whether a class of the file, or one above it, has an extension of that name, which is meant rather than any other. */
  #isMemberExtension(from: JvmFile, written: string): boolean {
    if (!this.#declarations.isMember(written)) return false;
    const seen = this.#seenBy(from);
    seen.memberExtensions ??= new Set(
      [...this.#ancestorsOf(this.#classesIn(from))]
        .flatMap((type) => this.#declarations.membersOf(type))
        .filter((member) => member.startsWith('.')),
    );
    return seen.memberExtensions.has(written);
  }

  /** The classes of a file that have members, and the supertypes of all its classes. */
  #classesIn(file: JvmFile): readonly string[] {
    const classes = (file.extracted.declares ?? []).filter(({ kind }) => kind === 'kotlin-members');
    return [...namesIn(classes), ...this.#supertypesIn(file)];
  }

  #supertypesIn(file: JvmFile): readonly string[] {
    return file.extracted.imports.flatMap(({ detail, specifier }) =>
      detail?.kind === 'supertype' ? (this.#supertype(file, specifier, detail.heir) ?? []) : [],
    );
  }

  /** Whether all lambda receivers in the file that an extension could be called on have a member of that name. */
  #isMemberInLambdas(from: JvmFile, seen: Seen, path: string): boolean {
    const member = `${path.slice(path.lastIndexOf('.') + 1)}()`;
    if (!this.#declarations.isMember(member)) return false;
    const types = this.#lambdaTypes(from, seen);
    const extended = this.#receiversOf(path);
    const without = types.filter((type) => !this.#membersOf(type).has(member));
    return (
      without.length < types.length &&
      !without.some((type) => extended.some((above) => above === undefined || this.#isSubtype(type, above)))
    );
  }

  #lambdaTypes(from: JvmFile, seen: Seen): readonly string[] {
    seen.names ??= namesWrittenIn(from);
    seen.lambdaTypes ??= [...seen.names].flatMap((name) => {
      const [first, ...others] = this.#declarations.lambdasOf(name);
      // Of several functions of that name, any can be meant.
      if (first === undefined || others.some(({ receiver }) => receiver !== first.receiver)) return [];
      return this.#typeNamed(first.file, first.receiver) ?? [];
    });
    return seen.lambdaTypes;
  }

  /** The types that functions of that path extend; undefined for one that is not of the project. */
  #receiversOf(path: string): readonly (string | undefined)[] {
    return this.#extensionsNamed(path).map(({ file, receiver }) => this.#typeNamed(file, receiver));
  }

  #extensionsNamed(path: string): readonly Extension[] {
    const dot = path.lastIndexOf('.');
    return this.#declarations.extensionsAt(`${path.slice(0, dot + 1)}.${path.slice(dot + 1)}()`);
  }

  #membersOf(type: string): ReadonlySet<string> {
    let members = this.#members.get(type);
    if (members === undefined) {
      const types = [...this.#ancestorsOf([type])];
      members = new Set(types.flatMap((one) => this.#declarations.membersOf(one)));
      this.#members.set(type, members);
    }
    return members;
  }

  /** A type of the project; undefined for a type of a library. */
  #typeNamed(file: JvmFile, name: string): string | undefined {
    const type = this.#supertype(file, name, '');
    if (type !== undefined || this.#seenBy(file).explicit.has(name)) return type;
    const own = file.scopes[0] === '' ? name : `${file.scopes[0]}.${name}`;
    return this.#isKnownType(own) ? own : undefined;
  }

  /**
   * A type of a library may be above any type that inherits from outside, or is an alias; a type of the project may be above an
   * alias, unless the alias only says which type of its platform an expected class is.
   */
  #isSubtype(type: string | undefined, above: string | undefined): boolean {
    if (type === undefined) return false;
    const ancestors = this.#ancestorsOf([type]);
    if (above !== undefined && ancestors.has(above)) return true;
    return [...ancestors].some(
      (ancestor) =>
        (this.#declarations.isAlias(ancestor) &&
          (above === undefined || this.#declarations.expectersOf(ancestor).length === 0)) ||
        (above === undefined &&
          this.#declarations.inheritanceOf(ancestor).length > this.#supertypesOf(ancestor).length),
    );
  }

  #boundTo(from: JvmFile, seen: Seen, name: string): string | undefined | typeof outside {
    const bound = seen.explicit.get(name);
    if (bound !== undefined) return bound.find((path) => this.#isSeen(from, path)) ?? outside;
    for (const place of placesSeen(from, seen)) {
      for (const around of place) {
        const path = around === '' ? name : `${around}.${name}`;
        if (this.#isSeen(from, path)) return path;
        if (place !== from.scopes && this.#declarations.isDeclared(around)) {
          const member = this.#memberOf(around, name);
          if (member !== undefined) return member;
        }
      }
    }
    return undefined;
  }

  #isSeen(from: JvmFile, path: string): boolean {
    const declarers = this.#declarations.declarersOf(path);
    if (declarers.length > 0) return this.#nearest.choose(from, declarers).length > 0;
    return from.language === 'scala' && this.#declarations.isPackage(path);
  }

  /** Resolves the shortest declared prefix, and then the rest. */
  #absolute(from: JvmFile, parts: readonly string[]): Walked | undefined {
    const tops = from.language === 'scala' ? [...from.scopes, ''] : [''];
    for (const top of tops) {
      let path = top;
      for (const [i, part] of parts.entries()) {
        path = path === '' ? part : `${path}.${part}`;
        if (this.#declarations.isDeclared(path)) return this.#walk(from, path, parts, i + 1);
      }
    }
    return undefined;
  }

  /** If both `actual` and `expect` declarations are visible, the `actual` ones. */
  #declarersSeen(
    from: JvmFile,
    type: string,
    declarers = this.#declarations.declarersOf(type),
  ): readonly JvmFile[] {
    const chosen = this.#nearest.choose(from, declarers);
    const expecters = this.#declarations.expectersOf(type);
    if (expecters.length === 0 || chosen.length < 2) return chosen;
    const actual = chosen.filter((file) => !expecters.includes(file));
    return actual.length > 0 ? actual : chosen;
  }

  /** From a type to the types inside it, which it may inherit. */
  #walk(from: JvmFile, start: string, parts: readonly string[], next: number): Walked {
    const files = new Set<FilePath>();
    let type = start;
    for (let i = next; ; i++) {
      for (const { path } of this.#declarersSeen(from, type)) files.add(path);
      const part = parts[i];
      if (part === undefined) break;
      const inside = `${type}.${part}`;
      const member = this.#declarations.isDeclared(inside) ? inside : this.#memberOf(type, part);
      if (member === undefined) break;
      type = member;
    }
    return { type, files: [...files] };
  }

  /** A nested type that a type inherits. */
  #memberOf(type: string, name: string): string | undefined {
    for (const ancestor of this.#ancestorsOf(this.#supertypesOf(type))) {
      const path = `${ancestor}.${name}`;
      if (this.#declarations.isDeclared(path)) return path;
    }
    return undefined;
  }

  /** Nearest first. */
  #ancestorsOf(supertypes: readonly string[]): ReadonlySet<string> {
    const ancestors = new Set(supertypes);
    for (const type of ancestors) {
      if (ancestors.size > maxAncestors) break;
      for (const above of this.#supertypesOf(type)) ancestors.add(above);
    }
    return ancestors;
  }

  #supertypesOf(type: string): readonly string[] {
    const known = this.#supertypes.get(type);
    if (known !== undefined || this.#asked > maxAsked) return known ?? [];
    // Stops the recursion if a type depends on its own supertypes through an import.
    this.#supertypes.set(type, []);
    this.#asked++;
    const supertypes = this.#declarations
      .inheritanceOf(type)
      .flatMap(({ file, supertype }) => this.#supertype(file, supertype, type) ?? []);
    this.#asked--;
    this.#supertypes.set(type, supertypes);
    return supertypes;
  }

  /** Looked up in the types around the subtype, else as any other name; inherited types are not known yet. */
  #supertype(file: JvmFile, written: string, heir: string): string | undefined {
    const parts = written.split('.');
    const first = parts[0] ?? '';
    for (let dot = heir.lastIndexOf('.'); dot !== -1; dot = heir.lastIndexOf('.', dot - 1)) {
      const path = `${heir.slice(0, dot)}.${first}`;
      if (this.#isKnownType(path)) return [path, ...parts.slice(1)].join('.');
      if (dot === 0) break;
    }
    const head = this.#boundTo(file, this.#seenBy(file), first);
    if (head === outside) return undefined;
    return head === undefined ? this.#absolute(file, parts)?.type : this.#walk(file, head, parts, 1).type;
  }

  /** Private types are not declared, but inherit. */
  #isKnownType(path: string): boolean {
    return this.#declarations.isDeclared(path) || this.#declarations.inheritanceOf(path).length > 0;
  }

  #seenBy(file: JvmFile): Seen {
    let seen = this.#seen.get(file.path);
    if (seen === undefined) {
      const isScala = file.language === 'scala';
      const bindings = isScala ? absoluteBindings(file, this.#declarations) : bindingsOf(file);
      seen = {
        ...bindings,
        inherited: undefined,
        names: undefined,
        lambdaTypes: undefined,
        memberExtensions: undefined,
      };
      this.#seen.set(file.path, seen);
    }
    return seen;
  }

  #inheritedBy(file: JvmFile, seen: Seen): ReadonlyMap<string, string> {
    if (seen.inherited !== undefined) return seen.inherited;
    const inherited = new Map<string, string>();
    for (const ancestor of this.#ancestorsOf(this.#supertypesIn(file))) {
      for (const name of this.#declarations.typesIn(ancestor)) {
        if (!inherited.has(name)) inherited.set(name, `${ancestor}.${name}`);
      }
    }
    seen.inherited = inherited;
    return inherited;
  }
}

interface Walked {
  readonly type: string;
  readonly files: readonly FilePath[];
}
