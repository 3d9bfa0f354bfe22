// What the files of the project declare, by fully qualified names, and which types inherit from which.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Declaration, KotlinMembers } from '../../../model/declaration.ts';
import { companion } from '../extract/spelling.ts';
import { type JvmFile, jvmFileOf } from './jvm-file.ts';
import { Lists, getOrAdd } from '../../../std/multi-map.ts';

export interface Heir {
  readonly file: JvmFile;
  /** As written. */
  readonly supertype: string;
}

export interface Receiver {
  readonly file: JvmFile;
  /** The simple name of its type, as written; empty if unknown. */
  readonly receiver: string;
}

/** A function that is no extension. */
export interface PlainFunction {
  readonly file: JvmFile;
  /** How many arguments it takes, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** The types that its first parameter can have; empty for one that is unknown. */
  readonly first: readonly string[];
}

export interface Extension extends PlainFunction, Receiver {}

/** A type by its simple name, as written in a file. */
export interface TypeIn {
  readonly file: JvmFile;
  readonly type: string;
}

/** A member of a class; its type is that of its values, empty if unknown. */
export interface Member extends TypeIn {
  readonly least: number;
  readonly most: number;
}

const noMembers: ReadonlyMap<string, Member> = new Map();
const anyReceiver = { receiver: '', least: 0, most: Infinity, first: [''] };
/** A name of values that has more types says nothing. */
const maxTypes = 20;

/** Questions are answered by the tables themselves. They are filled once. */
export class Declarations {
  readonly #byPath = new Map<FilePath, JvmFile>();
  #lastAsked: JvmFile | undefined;
  readonly declarers = new Lists<string, JvmFile>();
  readonly #expected = new Lists<string, JvmFile>();
  readonly #actual = new Lists<string, JvmFile>();
  /** Type → its supertypes. */
  readonly inheritance = new Lists<string, Heir>();
  /** Type → simple names of the types in it. */
  readonly inside = new Lists<string, string>();
  readonly packages = new Set<string>();
  /** Those that not only tests have. */
  readonly #productPackages = new Set<string>();
  /** The packages, and the packages around them. */
  readonly #around = new Set<string>();
  /** Every part of all these names: most references have none. */
  readonly parts = new Set<string>();
  /** Package and name, with a second dot: `shop..total` for a property, `shop..total()` for a function. */
  readonly extensions = new Lists<string, Extension>();
  /** Their names with one dot: `.total()`. */
  readonly extensionNames = new Set<string>();
  /** The packages that declare them. */
  readonly withExtensions = new Set<string>();
  /** Of all source sets that have files. */
  readonly sourceSetNames = new Set<string>();
  /** Name → files that declare it only as a function. */
  readonly #functions = new Map<string, Set<JvmFile>>();
  /** Function of Kotlin that is no extension → what it takes, in each file; of all functions of a file, one. */
  readonly plainFunctions = new Lists<string, PlainFunction>();
  /** Name → files that declare it only as an extension. */
  readonly #extended = new Map<string, Set<JvmFile>>();
  /** Class of Kotlin → its own members: `size`, `total()`. */
  readonly #members = new Map<string, Map<string, Member>>();
  /** Function of Kotlin, by its simple name → the receivers of the lambdas that it takes. */
  readonly lambdas = new Lists<string, Receiver>();
  /** Function or property, by its simple name → the types of its values. */
  readonly #values = new Map<string, TypeIn[]>();
  /** The members of all classes of Kotlin. */
  readonly memberNames = new Set<string>();
  /** Type aliases. */
  readonly aliases = new Set<string>();
  /** Module → its module-info.java files. */
  readonly moduleFiles = new Lists<string, JvmFile>();

  constructor(files: readonly ExtractedFile[]) {
    for (const extracted of files) this.#add(jvmFileOf(extracted));
  }

  /** Most questions are about the file of the question before. */
  fileAt(path: FilePath): JvmFile | undefined {
    if (this.#lastAsked?.path !== path) this.#lastAsked = this.#byPath.get(path);
    return this.#lastAsked;
  }

  /** The files that declare it, or a type around it, as `expect`. */
  expectersOf(name: string): readonly JvmFile[] {
    return filesAround(this.#expected, name);
  }

  /** The same for `actual`. */
  actualizersOf(name: string): readonly JvmFile[] {
    return filesAround(this.#actual, name);
  }

  /** Whether all declarations of that name in the file are functions. */
  declaresFunction(file: JvmFile, name: string): boolean {
    return this.#functions.get(name)?.has(file) === true;
  }

  /** Whether some declaration of that name is not a function: a function is neither a type nor used without a call. */
  readonly isNoFunction = (name: string): boolean => {
    const functions = this.#functions.get(name);
    return functions === undefined || this.declarers.of(name).some((file) => !functions.has(file));
  };

  /** Whether all declarations of that name in the file are extensions. */
  declaresExtension(file: JvmFile, name: string): boolean {
    return this.#extended.get(name)?.has(file) === true;
  }

  membersOf(type: string): ReadonlyMap<string, Member> {
    return this.#members.get(type) ?? noMembers;
  }

  /** The types that functions and properties of that simple name have; none if there are too many to tell. */
  typesOfValue(name: string): readonly TypeIn[] {
    const types = this.#values.get(name) ?? [];
    return types.length > maxTypes ? [] : types;
  }

  /**
   * Whether `from` means the class of Java where `to` declares one of its name in `java.*`: that stands in for it in its own
   * source set, for another platform. In a project that is a platform itself it does so everywhere.
   */
  meansJava({ sourceSet: own }: JvmFile, { scopes, sourceSet }: JvmFile): boolean {
    if (scopes[0]?.startsWith('java.') !== true || this.declarers.has('java.lang.Object')) return false;
    return own.module !== sourceSet.module || own.name !== sourceSet.name;
  }

  /** Whether it is declared, or a package, or around a package. */
  isKnown(name: string): boolean {
    return this.declarers.has(name) || this.#around.has(name);
  }

  /** Whether what begins with that name is in something that has no package. */
  isUnnamed(name: string): boolean {
    return this.declarers.has(name) && !this.#around.has(name);
  }

  /** Whether a name that is missing from the package is missing from the project: tests fake packages of libraries. */
  isOwnPackage(name: string, { isTest }: JvmFile): boolean {
    return (isTest ? this.packages : this.#productPackages).has(name);
  }

  #add(file: JvmFile): void {
    this.#byPath.set(file.path, file);
    this.sourceSetNames.add(file.sourceSet.name);
    const { imports, scope, declares = [] } = file.extracted;
    if (scope !== undefined && scope !== '') for (const name of file.scopes) this.#addPackage(name, file);
    for (const declaration of declares) this.#declare(declaration, file);
    for (const { detail, specifier } of imports) {
      if (detail?.kind === 'supertype') this.inheritance.add(detail.heir, { file, supertype: specifier });
    }
  }

  #addPackage(name: string, { isTest }: JvmFile): void {
    this.packages.add(name);
    if (!isTest) this.#productPackages.add(name);
    for (let path = name; path !== '' && !this.#around.has(path);) {
      const dot = path.lastIndexOf('.');
      this.#around.add(path);
      this.parts.add(path.slice(dot + 1));
      path = path.slice(0, Math.max(dot, 0));
    }
  }

  #declare(declaration: Declaration, file: JvmFile): void {
    if (declaration.kind === 'module') return this.moduleFiles.add(declaration.name, file);
    if (declaration.kind === 'extension')
      return this.#declareExtension(declaration.name, { file, ...anyReceiver });
    if (declaration.kind === 'kotlin-extension') {
      const { name: path, receiver, isFunction, least, most, first } = declaration;
      this.#declareExtension(isFunction ? `${path}()` : path, { file, receiver, least, most, first });
      if (this.declarers.of(path).at(-1) === file) return;
      getOrAdd(this.#extended, path, () => new Set()).add(file);
      return isFunction ? this.#declareFunction(path, file) : this.#declareName(path, file);
    }
    if (declaration.kind === 'kotlin-function') {
      const { name: path, least, most, first } = declaration;
      this.plainFunctions.add(path, { file, least, most, first });
      return this.#declareFunction(path, file);
    }
    if (declaration.kind === 'kotlin-members') return this.#addMembers(declaration, file);
    if (declaration.kind === 'kotlin-lambda')
      return this.lambdas.add(declaration.name, { file, receiver: declaration.receiver });
    if (declaration.kind === 'kotlin-values') {
      for (const name of declaration.names) this.#addValue(name, { file, type: declaration.type });
      return;
    }
    if (declaration.kind === 'alias') return void this.aliases.add(declaration.name);
    if (declaration.kind === 'expect') return addForPlatforms(this.#expected, declaration.name, file);
    if (declaration.kind === 'actual') return addForPlatforms(this.#actual, declaration.name, file);
    if (declaration.kind === 'name') this.#declareName(declaration.name, file);
  }

  /** A class that several platforms declare has the members of all of them. */
  #addMembers({ name: type, members, types, least, most }: KotlinMembers, file: JvmFile): void {
    // No value has what only the type itself has.
    const isOfValues = !type.endsWith(`.${companion}`);
    const all = getOrAdd(this.#members, type, () => new Map<string, Member>());
    for (const [i, name] of members.entries()) {
      const member = { file, type: types[i] ?? '', least: least[i] ?? 0, most: most[i] ?? Infinity };
      const other = all.get(name);
      all.set(name, other === undefined ? member : either(other, member));
      if (isOfValues) this.memberNames.add(name);
      if (member.type !== '') this.#addValue(simpleName(name), member);
    }
  }

  /** Types of the same simple name are taken for one. */
  #addValue(name: string, added: TypeIn): void {
    const types = getOrAdd(this.#values, name, () => []);
    if (types.length <= maxTypes && !types.some(({ type }) => type === added.type)) types.push(added);
  }

  #declareFunction(name: string, file: JvmFile): void {
    if (this.declarers.of(name).at(-1) === file) return;
    getOrAdd(this.#functions, name, () => new Set()).add(file);
    this.#declareName(name, file);
  }

  #declareName(name: string, file: JvmFile): void {
    this.declarers.add(name, file);
    const dot = name.lastIndexOf('.');
    const around = name.slice(0, Math.max(dot, 0));
    this.parts.add(name.slice(dot + 1));
    if (this.declarers.has(around)) this.inside.add(around, name.slice(dot + 1));
    else if (!this.#around.has(around)) for (const part of around.split('.')) this.parts.add(part);
  }

  /** In its package under the name that references have: `shop..total` for `.total`. */
  #declareExtension(name: string, extension: Extension): void {
    this.extensions.add(extensionPath(name), extension);
    this.withExtensions.add(name.slice(0, Math.max(name.lastIndexOf('.'), 0)));
    this.extensionNames.add(`.${name.slice(name.lastIndexOf('.') + 1)}`);
  }
}

/** The files of a name, or of a type around it. */
function filesAround(files: ReadonlyMap<string, readonly JvmFile[]>, name: string): readonly JvmFile[] {
  if (files.size === 0) return [];
  for (let path = name; path !== ''; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0))) {
    const found = files.get(path);
    if (found !== undefined) return found;
  }
  return [];
}

/** Under its name, and under its name as an extension. */
function addForPlatforms(files: Lists<string, JvmFile>, name: string, file: JvmFile): void {
  for (const path of [name, extensionPath(name), `${extensionPath(name)}()`]) files.add(path, file);
}

/** `total` of the member `.total()`. */
function simpleName(member: string): string {
  const start = member.startsWith('.') ? 1 : 0;
  return member.endsWith('()') ? member.slice(start, -2) : member.slice(start);
}

function either(one: Member, other: Member): Member {
  return {
    file: one.file,
    type: one.type === other.type ? one.type : '',
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  };
}

function extensionPath(name: string): string {
  const dot = name.lastIndexOf('.');
  const written = `.${name.slice(dot + 1)}`;
  return dot === -1 ? written : `${name.slice(0, dot)}.${written}`;
}
