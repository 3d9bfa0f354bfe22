// Types of Kotlin: which members they have, and of which extensions their values can be receivers. A member of the type before a
// dot is meant rather than any extension.
import { addTo } from '../../../std/multi-map.ts';
import { namesIn } from '../../kit/declarations.ts';
import { companionOf } from '../extract/spelling.ts';
import {
  hasBuiltinMember,
  isAbove,
  isBuiltinMember,
  isBuiltinType,
  relationOfBuiltins,
} from './builtin-types.ts';
import type { Declarations, Extension, Member, Receiver, TypeIn } from './declarations.ts';
import type { JvmFile } from './jvm-file.ts';
import type { Lookup } from './lookup.ts';

/** A name after a dot, as references write it, and how many arguments it is called with, below 0 if unknown. */
export interface Called {
  readonly name: string;
  readonly count: number;
}

type Taking = Pick<Member, 'least' | 'most'>;
/** A type that the value before a dot can have. */
export interface Before extends TypeIn {
  /** Known only by the name of the value, which other values can have as well. */
  readonly isByName: boolean;
}

export class KotlinTypes {
  readonly #declarations: Declarations;
  readonly #lookup: Lookup;
  /** Class of Kotlin → its members and those that it inherits from classes of the project. */
  readonly #members = new Map<string, ReadonlyMap<string, readonly Member[]>>();

  constructor(declarations: Declarations, lookup: Lookup) {
    this.#declarations = declarations;
    this.#lookup = lookup;
  }

  membersOf(type: string): ReadonlyMap<string, readonly Member[]> {
    const known = this.#members.get(type);
    if (known !== undefined) return known;
    const members = new Map<string, Member[]>();
    for (const ancestor of this.#lookup.ancestorsOf([type])) {
      for (const [name, member] of this.#declarations.membersOf(ancestor)) addTo(members, name, member);
    }
    this.#members.set(type, members);
    return members;
  }

  /** The type of the values of a member. */
  typeOfMember({ file, type }: TypeIn, member: string): TypeIn | undefined {
    const path = this.#lookup.typeNamed(file, type);
    if (path === undefined) return undefined;
    const own = this.#declarations.membersOf(companionOf(path)).get(member) ?? [];
    return [...(this.membersOf(path).get(member) ?? []), own].flat().find((one) => one.type !== '');
  }

  /** Whether a type has a member of that name, which is meant rather than any extension. */
  hasMember({ file, type }: TypeIn, { name, count }: Called): boolean {
    if (!this.isMember(name)) return false;
    const path = this.#lookup.typeNamed(file, type);
    if (path === undefined) return hasBuiltinMember(type, name);
    const members = this.membersOf(path).get(name);
    return members?.some((member) => takes(member, count)) === true || this.#inheritsBuiltin(path, name);
  }

  /** Whether some type has a member of that name. */
  isMember(name: string): boolean {
    return this.#declarations.memberNames.has(name) || isBuiltinMember(name);
  }

  /** Whether a type inherits a member of that name from the standard library. */
  #inheritsBuiltin(type: string, member: string): boolean {
    if (!isBuiltinMember(member)) return false;
    return this.#inheritsFrom(this.#lookup.ancestorsOf([type]), (supertype) =>
      hasBuiltinMember(supertype, member),
    );
  }

  /** Whether a type itself has a member of that name: an entry, or one of its companion; the type may be an object. */
  hasOwnMember(from: JvmFile, type: string, member: string): boolean {
    const path = this.#lookup.typeNamed(from, type);
    if (path === undefined) return false;
    return this.#declarations.membersOf(companionOf(path)).has(member) || this.membersOf(path).has(member);
  }

  /** Whether a class of the file, or one above it, has an extension of that name, which is meant rather than any other. */
  hasMemberExtension(from: JvmFile, written: string): boolean {
    if (!this.#declarations.memberNames.has(written)) return false;
    const seen = this.#lookup.seenBy(from);
    seen.memberExtensions ??= new Set(
      [...this.#lookup.ancestorsOf(this.#classesIn(from))]
        .flatMap((type) => [...this.#declarations.membersOf(type).keys()])
        .filter((member) => member.startsWith('.')),
    );
    return seen.memberExtensions.has(written);
  }

  /** Whether a class of the file inherits a member of that name from a class of the project. */
  inheritsMember(from: JvmFile, name: string): boolean {
    if (!this.#declarations.memberNames.has(name)) return false;
    const supertypes = this.#lookup.supertypesIn(from);
    return supertypes.some((type) => this.membersOf(type).has(name));
  }

  /** The classes of a file that have members, and the supertypes of all its classes. */
  #classesIn(file: JvmFile): readonly string[] {
    const classes = (file.extracted.declares ?? []).filter(({ kind }) => kind === 'kotlin-members');
    return [...namesIn(classes), ...this.#lookup.supertypesIn(file)];
  }

  /** The type of that name, or the types of the values of a function that is called like a type. */
  typesCalled({ file, type }: TypeIn): readonly Before[] {
    const isType = this.#lookup.typeNamed(file, type) !== undefined || !this.#declarations.parts.has(type);
    const types = isType ? [] : this.#declarations.typesOfValue(type);
    if (types.length === 0) return [{ file, type, isByName: false }];
    return types.map((one) => ({ ...one, isByName: true }));
  }

  /** Whether a type is of a library whose types are not known, or may stand for one. */
  isOfLibrary({ file, type }: TypeIn): boolean {
    const path = this.#lookup.typeNamed(file, type);
    return path === undefined ? !isBuiltinType(type) : this.#declarations.aliases.has(path);
  }

  /** Without those for a type above the type of another one. */
  mostSpecific(extensions: readonly Extension[]): readonly Extension[] {
    if (extensions.length === 1) return extensions;
    return extensions.filter(
      (one) =>
        !extensions.some(
          (other) =>
            other.receiver !== one.receiver &&
            this.surelyExtend({ file: other.file, type: other.receiver }, one),
        ),
    );
  }

  /** Whether the type that an extension is for is above another one. */
  surelyExtend({ file, type }: TypeIn, extension: Extension): boolean {
    const extended = extension.receiver;
    if (isAbove(extended, type)) return extended !== 'Any';
    const [own, other] = [
      this.#lookup.typeNamed(file, type),
      this.#lookup.typeNamed(extension.file, extended),
    ];
    if (own === undefined) return false;
    const ancestors = this.#lookup.ancestorsOf([own]);
    if (other !== undefined) return ancestors.has(other);
    return (
      extended !== 'Any' && this.#inheritsFrom(ancestors, (one) => one === extended || isAbove(extended, one))
    );
  }

  /** Whether one of these types inherits from such a type of the standard library. */
  #inheritsFrom(types: ReadonlySet<string>, isMeant: (type: string) => boolean): boolean {
    return [...types].some((type) =>
      this.#declarations.inheritance
        .of(type)
        .some(({ supertype }) => isBuiltinType(supertype) && isMeant(supertype)),
    );
  }

  #isAlias({ file, receiver }: Receiver): boolean {
    const path = this.#lookup.typeNamed(file, receiver);
    return path !== undefined && this.#declarations.aliases.has(path);
  }

  /** Whether a value of a type can be the receiver of an extension; after a check in the code it can be of a subtype. */
  mayExtend({ file, type, isByName }: Before, extension: Receiver): boolean {
    const extended = extension.receiver;
    if (extended === '' || extended === type) return true;
    const builtin = relationOfBuiltins(type, extended);
    // A type of the standard library may have another name.
    if (builtin === false && !isBuiltinType(extended)) return this.#isAlias(extension);
    if (builtin !== undefined) return builtin;
    const [own, other] = [
      this.#lookup.typeNamed(file, type),
      this.#lookup.typeNamed(extension.file, extended),
    ];
    if (own === undefined && other === undefined) return true;
    // A type of a library inherits from none of the project.
    if (own === undefined && (!isByName || this.#lookup.seenBy(file).explicit.has(type)))
      return other !== undefined && this.#declarations.aliases.has(other);
    return this.#lookup.isSubtype(own, other) || this.#lookup.isSubtype(other, own);
  }
}

/** Whether a function can be called with so many arguments. */
export function takes({ least, most }: Taking, count: number): boolean {
  return count < 0 || (least <= count && count <= most);
}
