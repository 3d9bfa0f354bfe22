// The members of the classes of a file that other files can use.
import type { KotlinMembers } from '../../../model/declaration.ts';
import { constructed, factory } from '../../jvm/extract/known.ts';
import { companionOf, isCapital } from '../../jvm/extract/spelling.ts';
import { noType } from './frame.ts';
import { table } from './words.ts';

/** How many arguments a function takes. */
export interface Parameters {
  /** Without those that have a default value. */
  readonly least: number;
  readonly most: number;
}

/** As many as a call can have. */
export const unlimited = 255;

export const anyParameters: Parameters = { least: 0, most: unlimited };
export const property: Parameters = { least: 0, most: 0 };

export interface Member {
  /** Of its values; `noType` if unknown. */
  readonly type: number;
  readonly takes: Parameters;
}

export const MemberKind = {
  property: 0,
  function: 1,
  extensionProperty: 2,
  extensionFunction: 3,
  special: 4,
} as const;
const kinds = 5;
/** The constructors of a class, and functions that are called like a class; they stand where a name would. */
export const constructors = 0;
export const factories = 1;

export class Members {
  /** Class → its members, by their names × kinds + kind. */
  readonly #byClass = new Map<string, Map<number, Member>>();

  add(path: string, { name, kind }: { readonly name: number; readonly kind: number }, member: Member): void {
    const key = name * kinds + kind;
    const members = this.#byClass.get(path);
    if (members === undefined) this.#byClass.set(path, new Map([[key, member]]));
    else members.set(key, withOverload(members.get(key), member));
  }

  /** Of the type itself, not of its values. Nobody takes a name with a capital for an extension. */
  addOwn(path: string, named: { readonly name: number; readonly kind: number }, member: Member): void {
    if (path !== '' && !isCapital(table.text(named.name).charCodeAt(0)))
      this.add(companionOf(path), named, member);
  }

  declarations(): KotlinMembers[] {
    return Array.from(this.#byClass, ([path, members]) => declarationOf(path, members));
  }
}

function declarationOf(name: string, all: ReadonlyMap<number, Member>): KotlinMembers {
  const [members, types, least, most]: [string[], string[], number[], number[]] = [[], [], [], []];
  for (const [key, { type, takes }] of all) {
    members.push(written(Math.trunc(key / kinds), key % kinds));
    types.push(type === noType ? '' : table.text(type));
    least.push(takes.least);
    most.push(takes.most);
  }
  return { kind: 'kotlin-members', name, members, types, least, most };
}

/** As references write it: functions with brackets, extensions with a dot. */
function written(name: number, kind: number): string {
  switch (kind) {
    case MemberKind.property:
      return table.text(name);
    case MemberKind.function:
      return `${table.text(name)}()`;
    case MemberKind.extensionProperty:
      return `.${table.text(name)}`;
    case MemberKind.extensionFunction:
      return `.${table.text(name)}()`;
    default:
      return name === constructors ? constructed : factory;
  }
}

/** All functions of the same name must have the same type. */
function withOverload(one: Member | undefined, other: Member): Member {
  if (one === undefined) return other;
  return {
    type: one.type === other.type ? one.type : noType,
    takes: {
      least: Math.min(one.takes.least, other.takes.least),
      most: Math.max(one.takes.most, other.takes.most),
    },
  };
}
