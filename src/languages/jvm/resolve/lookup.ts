// Where names lead: to declarations of the project that a file sees, and from types to the types that they inherit from.
import type { FilePath } from '../../../model/file-path.ts';
import type { Declarations } from './declarations.ts';
import { type Bindings, bindingsOf, type JvmFile, withoutRoot } from './jvm-file.ts';
import type { Chooser } from './nearest.ts';
import { absolutePath } from './relative-imports.ts';
import { firstPart } from '../../kit/dotted-names.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { type Place, placesSeen } from './seen-files.ts';

/** Longer chains of inheritance are cut off. */
const maxAncestors = 200;
/** So are chains of imports that need the inheritance of other types. */
const maxAsked = 50;

export const outside = Symbol('bound to something that no file of the project declares');

export interface Seen extends Bindings {
  /** Where names that are not bound explicitly are looked up, without what has nothing of the project. */
  readonly places: readonly Place[];
  /** The packages among them that have extensions. */
  readonly withExtensions: readonly string[];
  /** Names of types that were looked up → qualified names; empty for a type of a library. */
  readonly types: Map<string, string>;
  /** Simple names of types that the types of the file inherit → qualified names. */
  inherited: ReadonlyMap<string, string> | undefined;
  /** Every part of the names that the file imports or refers to. */
  names: ReadonlySet<string> | undefined;
  /** The receiver types of the lambdas that the file passes to functions of the project. */
  lambdaTypes: readonly string[] | undefined;
  /** The extensions that the classes of the file have as members, or inherit: `.total()`. */
  memberExtensions: ReadonlySet<string> | undefined;
}

export interface Walked {
  readonly type: string;
  readonly files: readonly FilePath[];
}

export class Lookup {
  readonly #declarations: Declarations;
  readonly #choose: Chooser;
  readonly #seen = new Map<FilePath, Seen>();
  readonly #implied = new Map<string, readonly string[]>();
  #lastFile: JvmFile | undefined;
  #lastSeen: Seen | undefined;
  readonly #supertypes = new Map<string, readonly string[]>();
  /** The types whose supertypes are being looked up. */
  #asked = 0;

  constructor(declarations: Declarations, choose: Chooser) {
    this.#declarations = declarations;
    this.#choose = choose;
  }

  supertypesIn(file: JvmFile): readonly string[] {
    return file.extracted.imports.flatMap(({ detail, specifier }) =>
      detail?.kind === 'supertype' ? (this.#supertype(file, specifier, detail.heir) ?? []) : [],
    );
  }

  /** A type of the project; undefined for a type of a library. */
  typeNamed(file: JvmFile, name: string): string | undefined {
    const { types } = this.seenBy(file);
    const known = types.get(name);
    if (known !== undefined) return known === '' ? undefined : known;
    const type = this.#typeNamed(file, name);
    types.set(name, type ?? '');
    return type;
  }

  #typeNamed(file: JvmFile, name: string): string | undefined {
    const type = this.#supertype(file, name, '');
    if (type !== undefined || this.seenBy(file).explicit.has(name)) return type;
    const own = file.scopes[0] === '' ? name : `${file.scopes[0]}.${name}`;
    return this.#isKnownType(own) ? own : this.#nestedIn(file, name);
  }

  /** A type of that simple name that the file declares inside another type. */
  #nestedIn({ extracted }: JvmFile, name: string): string | undefined {
    const end = `.${name}`;
    const declared = extracted.declares?.find((one) => one.kind === 'name' && one.name.endsWith(end));
    if (declared?.kind === 'name') return declared.name;
    const heir = extracted.imports.find(
      ({ detail }) => detail?.kind === 'supertype' && detail.heir.endsWith(end),
    );
    return heir?.detail?.kind === 'supertype' ? heir.detail.heir : undefined;
  }

  /**
   * A type of a library may be above any type that inherits from outside, or is an alias; a type of the project may be above an
   * alias, unless the alias only says which type of its platform an expected class is.
   */
  isSubtype(type: string | undefined, above: string | undefined): boolean {
    if (type === undefined) return false;
    const ancestors = this.ancestorsOf([type]);
    if (above !== undefined && ancestors.has(above)) return true;
    return [...ancestors].some(
      (ancestor) =>
        (this.#declarations.aliases.has(ancestor) &&
          (above === undefined || this.#declarations.expectersOf(ancestor).length === 0)) ||
        (above === undefined &&
          this.#declarations.inheritance.of(ancestor).length > this.#supertypesOf(ancestor).length),
    );
  }

  /** `isMeant`: whether a path that is declared can be meant here. */
  boundTo(
    from: JvmFile,
    name: string,
    isMeant?: (path: string) => boolean,
  ): string | undefined | typeof outside {
    const { explicit, places } = this.seenBy(from);
    const bound = explicit.get(name);
    if (bound !== undefined)
      return bound.find((path) => !this.#isHidden(from, path) && this.#isSeen(from, path)) ?? outside;
    for (const { path: around, isPackageAround } of places) {
      const path = around === '' ? name : `${around}.${name}`;
      if (this.#isSeen(from, path) && isMeant?.(path) !== false) return path;
      if (!isPackageAround && this.#declarations.declarers.has(around)) {
        const member = this.#memberOf(around, name);
        if (member !== undefined) return member;
      }
    }
    return undefined;
  }

  #isSeen(from: JvmFile, path: string): boolean {
    const declarers = this.#declarations.declarers.of(path);
    if (declarers.length > 0) return this.#choose(from, declarers).length > 0;
    return from.language === 'scala' && this.#declarations.packages.has(path);
  }

  /** Whether it is, or is in, something without a package that the file does not see. */
  #isHidden({ seesUnnamed }: JvmFile, path: string): boolean {
    return !seesUnnamed && this.#declarations.isUnnamed(firstPart(path));
  }

  /** Resolves the shortest declared prefix, and then the rest. */
  absolute(from: JvmFile, parts: readonly string[]): Walked | undefined {
    const tops = from.language === 'scala' ? [...from.scopes, ''] : [''];
    for (const top of tops) {
      let path = top;
      if (top === '' && this.#isHidden(from, parts[0]!)) break;
      for (const [i, part] of parts.entries()) {
        path = path === '' ? part : `${path}.${part}`;
        if (!this.#declarations.declarers.has(path) || (path === part && !from.seesUnnamed)) continue;
        // Nothing is inside a function: a package has the same name.
        if (i === parts.length - 1 || this.#declarations.isNoFunction(path))
          return this.walk(from, path, parts, i + 1);
      }
    }
    return undefined;
  }

  /** If both `actual` and `expect` declarations are visible, the `actual` ones. */
  declarersSeen(
    from: JvmFile,
    type: string,
    declarers = this.#declarations.declarers.of(type),
  ): readonly JvmFile[] {
    const chosen = this.#choose(from, declarers);
    if (chosen.length < 2) return chosen;
    const expecters = this.#declarations.expectersOf(type);
    if (expecters.length === 0) return chosen;
    const actualizers = this.#declarations.actualizersOf(type);
    if (!chosen.some((file) => actualizers.includes(file))) return chosen;
    return chosen.filter((file) => !expecters.includes(file));
  }

  /** From a type to the types inside it, which it may inherit. */
  walk(from: JvmFile, start: string, parts: readonly string[], next: number): Walked {
    if (parts.length <= next)
      return { type: start, files: this.declarersSeen(from, start).map(({ path }) => path) };
    const files = new Set<FilePath>();
    let type = start;
    for (let i = next; ; i++) {
      for (const { path } of this.declarersSeen(from, type)) files.add(path);
      const part = parts[i];
      if (part === undefined) break;
      const inside = `${type}.${part}`;
      const member = this.#declarations.declarers.has(inside) ? inside : this.#memberOf(type, part);
      if (member === undefined) break;
      type = member;
    }
    return { type, files: [...files] };
  }

  /** A nested type that a type inherits. */
  #memberOf(type: string, name: string): string | undefined {
    for (const ancestor of this.ancestorsOf(this.#supertypesOf(type))) {
      const path = `${ancestor}.${name}`;
      if (this.#declarations.declarers.has(path)) return path;
    }
    return undefined;
  }

  /** Nearest first. */
  ancestorsOf(supertypes: readonly string[]): ReadonlySet<string> {
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
    const supertypes = this.#declarations.inheritance
      .of(type)
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
    const head = this.boundTo(file, first, this.#declarations.isNoFunction);
    if (head === outside) return undefined;
    return head === undefined ? this.absolute(file, parts)?.type : this.walk(file, head, parts, 1).type;
  }

  /** Private types are not declared, but inherit, or have members. */
  #isKnownType(path: string): boolean {
    const declarations = this.#declarations;
    if (declarations.inheritance.of(path).length > 0) return true;
    if (declarations.declarers.has(path)) return declarations.isNoFunction(path);
    return declarations.membersOf(path).size > 0;
  }

  /** The path that an import means. */
  absolutePath(file: JvmFile, specifier: string, before: Bindings = this.seenBy(file)): string {
    if (file.language !== 'scala') return withoutRoot(specifier);
    return absolutePath(file, specifier, before, this.#declarations);
  }

  seenBy(file: JvmFile): Seen {
    // Most questions are about the file of the question before.
    if (file === this.#lastFile && this.#lastSeen !== undefined) return this.#lastSeen;
    let seen = this.#seen.get(file.path);
    if (seen === undefined) {
      const bindings = bindingsOf(file, (specifier, before) => this.absolutePath(file, specifier, before));
      const { withExtensions } = this.#declarations;
      const places = placesSeen(file, {
        ...bindings,
        onDemand: bindings.onDemand.filter(
          (path) => this.#declarations.isKnown(path) && !this.#isHidden(file, path),
        ),
        implied: this.#impliedFor(file.language, bindings.implied),
      });
      seen = {
        ...bindings,
        places,
        withExtensions: places.map(({ path }) => path).filter((path) => withExtensions.has(path)),
        types: new Map(),
        inherited: undefined,
        names: undefined,
        lambdaTypes: undefined,
        memberExtensions: undefined,
      };
      this.#seen.set(file.path, seen);
    }
    this.#lastFile = file;
    this.#lastSeen = seen;
    return seen;
  }

  /** The implicit imports of a language that have something of the project. */
  #impliedFor(language: string, implied: readonly string[]): readonly string[] {
    return getOrAdd(this.#implied, language, () =>
      implied.filter((path) => this.#declarations.isKnown(path)),
    );
  }

  inheritedBy(file: JvmFile): ReadonlyMap<string, string> {
    const seen = this.seenBy(file);
    if (seen.inherited !== undefined) return seen.inherited;
    const inherited = new Map<string, string>();
    for (const ancestor of this.ancestorsOf(this.supertypesIn(file))) {
      for (const name of this.#declarations.inside.of(ancestor)) {
        if (!inherited.has(name) && this.#hasType(file, ancestor, name))
          inherited.set(name, `${ancestor}.${name}`);
      }
    }
    seen.inherited = inherited;
    return inherited;
  }

  /** Code that sees only the `expect` declaration of a type does not see what the `actual` ones add to it. */
  #hasType(from: JvmFile, type: string, name: string): boolean {
    if (this.#declarations.expectersOf(type).length === 0) return true;
    const declarers = this.#declarations.declarers.of(`${type}.${name}`);
    return this.declarersSeen(from, type).some((file) => declarers.includes(file));
  }
}
