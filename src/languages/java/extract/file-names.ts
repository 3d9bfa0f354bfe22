// The names of one file: declared, hidden by a scope or class, and referenced.
import { NameTable } from '../../kit/name-table.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { resized } from '../../kit/resized.ts';
import { Scopes } from '../../kit/scopes.ts';
import { ClassMembers } from './class-members.ts';
import type { Statements } from './statements.ts';
import { isCapital, isTypeLike } from '../../jvm/extract/spelling.ts';
import { dot } from '../../kit/bytes.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';

/** Reused across files. */
const table = new NameTable();
const [types, variables] = [new Scopes(), new Scopes()];
const uses = new NumberStack();
const supertypes = new NumberStack();
const numbersPerUse = 5;
const [asType, asValue] = [1, 0];

/** Name → class of its last use as a type or value, numbered across files so that nothing needs clearing. */
let [lastAsType, lastAsValue] = [new Float64Array(1024), new Float64Array(1024)];
let classesBefore = 1;

const outsideHeirs: ImportDetail = { kind: 'outside-heirs' };

/** Words in type position that are not types. */
const contextual = new Set(['sealed', 'var']);

export class FileNames {
  readonly types = types;
  readonly variables = variables;
  readonly members = new ClassMembers();
  readonly #bytes: Uint8Array;
  /** By explicit imports, or at the top level. */
  readonly #bound = new Set<number>();
  /** The imported types among them. */
  readonly #imported: number[] = [];
  /** Subtypes, parallel to `supertypes`. */
  readonly #subtypes: string[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    table.begin(bytes);
    types.unwind(0);
    variables.unwind(0);
    uses.size = 0;
    supertypes.size = 0;
  }

  unwind(typeMark: number, variableMark: number): void {
    types.unwind(typeMark);
    variables.unwind(variableMark);
  }

  /** A name that is imported or declared at the top level; references to it are not reported. */
  bind(start: number, end: number): void {
    this.#bound.add(table.numberOf(start, end));
  }

  bindImport(start: number, end: number): void {
    this.bind(start, end);
    this.#imported.push(table.numberOf(start, end));
  }

  /** Imported types that the code does not seem to use. */
  unusedImports(): ReadonlySet<string> {
    const isUsed = new Uint8Array(table.size);
    for (let i = 0; i < uses.size; i += numbersPerUse) isUsed[uses.at(i + 1)] = 1;
    return new Set(this.#imported.filter((name) => isUsed[name] === 0).map((name) => table.text(name)));
  }

  hideType(start: number, end: number): void {
    types.hide(table.numberOf(start, end));
  }

  hideVariable(start: number, end: number): void {
    variables.hide(table.numberOf(start, end));
  }

  addMemberType(start: number, end: number, owner: number): void {
    this.members.addType(table.numberOf(start, end), owner);
  }

  addField(start: number, end: number, owner: number): void {
    this.members.addField(table.numberOf(start, end), owner);
  }

  addSupertype(start: number, end: number, heir: string): void {
    supertypes.push(start);
    supertypes.push(end);
    this.#subtypes.push(heir);
  }

  /** A name in type position; `firstEnd` is the end of its first part. */
  useType(start: number, firstEnd: number, end: number, place: number): void {
    const head = table.numberOf(start, firstEnd);
    if (types.isHidden(head)) return;
    const name = end === firstEnd ? head : table.numberOf(start, end);
    if (name >= lastAsType.length) widen(name);
    if (lastAsType[name] === classesBefore + place) return;
    lastAsType[name] = classesBefore + place;
    note(name, head, start, place, asType);
  }

  /** A name in an expression, without its last part if that cannot be a type. */
  useValue(start: number, firstEnd: number, end: number, place: number): void {
    const head = table.numberOf(start, firstEnd);
    if (variables.isHidden(head) || types.isHidden(head)) return;
    const typeEnd = end === firstEnd ? end : endOfTypeIn(this.#bytes, start, end);
    const name = typeEnd === firstEnd ? head : table.numberOf(start, typeEnd);
    if (name >= lastAsValue.length) widen(name);
    if (lastAsValue[name] === classesBefore + place) return;
    lastAsValue[name] = classesBefore + place;
    note(name, head, start, place, asValue);
  }

  /** Adds all references and supertypes. Call once all classes are closed. */
  addTo(statements: Statements): void {
    classesBefore += this.members.count;
    const hasSubtypes = this.#subtypes.length > 0;
    /** Already added inside of a subtype, or outside. */
    const [addedInside, addedOutside] = [new Uint8Array(table.size), new Uint8Array(table.size)];
    for (let i = 0; i < uses.size; i += numbersPerUse) {
      const name = uses.at(i);
      const head = uses.at(i + 1);
      const place = uses.at(i + 3);
      const isOutside = hasSubtypes && !this.members.inherits(place);
      const isAdded = isOutside ? addedOutside : addedInside;
      if (isAdded[name] === 1 || (name === head && this.#bound.has(name))) continue;
      const isHidden =
        uses.at(i + 4) === asType
          ? this.members.hidesType(head, place)
          : this.members.hidesValue(head, place);
      if (isHidden) continue;
      isAdded[name] = 1;
      const specifier = table.text(name);
      if (!contextual.has(specifier))
        statements.refer(specifier, uses.at(i + 2), isOutside ? outsideHeirs : undefined);
    }
    const heirs = new Set<string>();
    for (const [i, heir] of this.#subtypes.entries()) {
      const [start, end] = [supertypes.at(i * 2), supertypes.at(i * 2 + 1)];
      const key = `${heir} ${table.numberOf(start, end)}`;
      if (!heirs.has(key)) statements.inherit(start, end, heir);
      heirs.add(key);
    }
  }
}

function note(name: number, head: number, start: number, place: number, use: number): void {
  uses.push(name);
  uses.push(head);
  uses.push(start);
  uses.push(place);
  uses.push(use);
}

function widen(name: number): void {
  const length = Math.max(name + 1, lastAsType.length * 2);
  lastAsType = resized(lastAsType, new Float64Array(length));
  lastAsValue = resized(lastAsValue, new Float64Array(length));
}

/** Java's naming conventions: `shop.Cart.Item` of `shop.Cart.Item.MAX`. A lower-case name may be a package. */
function endOfTypeIn(bytes: Uint8Array, start: number, end: number): number {
  let typeEnd = -1;
  for (let pos = start; pos < end;) {
    const partEnd = endOfPart(bytes, pos, end);
    if (typeEnd === -1 ? isCapital(bytes[pos]!) : isTypeLike(bytes, pos, partEnd)) typeEnd = partEnd;
    else if (typeEnd !== -1) break;
    pos = partEnd + 1;
  }
  return typeEnd === -1 ? end : typeEnd;
}

function endOfPart(bytes: Uint8Array, start: number, end: number): number {
  let pos = start;
  while (pos < end && bytes[pos] !== dot) pos++;
  return pos;
}
