// The names of one file: those it declares, those a scope or a class hides, those it refers to.
import type { ImportStatement } from '../../../model/source.ts';
import { LineCounter } from '../../../std/line-counter.ts';
import { NameTable } from '../../../std/name-table.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { Scopes } from '../../../std/scopes.ts';
import { ClassMembers } from './class-members.ts';
import { endOfTypeIn } from './type-part.ts';

/** Used for one file after the other. */
const table = new NameTable();
const [types, variables] = [new Scopes(), new Scopes()];
const uses = new NumberStack();
const numbersPerUse = 5;
/** Of a name that was not used yet: the class it was last used in. */
const nowhere = 0;
const firstNames = 1024;
let [lastAsType, lastAsValue] = [new Int32Array(firstNames), new Int32Array(firstNames)];

/** Words that stand where a type could, and are none. */
const contextual = new Set(['sealed', 'var']);

interface Supertype {
  readonly start: number;
  readonly end: number;
  readonly of: string;
}

interface Found extends ImportStatement {
  readonly start: number;
}

export class FileNames {
  readonly members = new ClassMembers();
  readonly #bytes: Uint8Array;
  /** By explicit imports, or at the top level of the file. */
  readonly #bound = new Set<number>();
  readonly #supertypes: Supertype[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    table.begin(bytes);
    types.unwind(0);
    variables.unwind(0);
    uses.size = 0;
    if (lastAsType.length > firstNames) {
      [lastAsType, lastAsValue] = [new Int32Array(firstNames), new Int32Array(firstNames)];
    } else {
      lastAsType.fill(nowhere);
      lastAsValue.fill(nowhere);
    }
  }

  text(start: number, end: number): string {
    return withoutBlanks(
      Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, end - start).toString(),
    );
  }

  get typeMark(): number {
    return types.mark;
  }

  get variableMark(): number {
    return variables.mark;
  }

  unwind(typeMark: number, variableMark: number): void {
    types.unwind(typeMark);
    variables.unwind(variableMark);
  }

  /** Nobody refers to it by itself: it is imported, or declared at the top level. */
  bind(start: number, end: number): void {
    this.#bound.add(table.numberOf(start, end));
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

  addSupertype(start: number, end: number, of: string): void {
    this.#supertypes.push({ start, end, of });
  }

  /** A name in the place of a type; `firstEnd` is the end of its first part. */
  useType(start: number, firstEnd: number, end: number, place: number): void {
    const head = table.numberOf(start, firstEnd);
    if (types.isHidden(head)) return;
    const name = end === firstEnd ? head : table.numberOf(start, end);
    if (name >= lastAsType.length) widen(name);
    if (lastAsType[name] === place + 1) return;
    lastAsType[name] = place + 1;
    note(name, head, start, place, 1);
  }

  /** A name in the place of an expression, without the part that is no type for sure. */
  useValue(start: number, firstEnd: number, end: number, place: number): void {
    const head = table.numberOf(start, firstEnd);
    if (variables.isHidden(head) || types.isHidden(head)) return;
    const typeEnd = endOfTypeIn(this.#bytes, start, end);
    const name = typeEnd === firstEnd ? head : table.numberOf(start, typeEnd);
    if (name >= lastAsValue.length) widen(name);
    if (lastAsValue[name] === place + 1) return;
    lastAsValue[name] = place + 1;
    note(name, head, start, place, 0);
  }

  /** In the order of the text. */
  references(): ImportStatement[] {
    const found = [...this.#usedNames(), ...this.#supertypeNames()].toSorted((a, b) => a.start - b.start);
    const lines = new LineCounter(this.#bytes);
    return found.map(({ start, ...statement }) => ({ ...statement, line: lines.lineAt(start) }));
  }

  #usedNames(): Found[] {
    const found = new Map<string, Found>();
    const isDone = new Uint8Array(table.size);
    for (let i = 0; i < uses.size; i += numbersPerUse) {
      const [name, head, place] = [uses.at(i), uses.at(i + 1), uses.at(i + 3)];
      if (isDone[name] === 1 || (name === head && this.#bound.has(name))) continue;
      const isHidden =
        uses.at(i + 4) === 1 ? this.members.hidesType(head, place) : this.members.hidesValue(head, place);
      if (isHidden) continue;
      isDone[name] = 1;
      const start = uses.at(i + 2);
      const specifier = withoutBlanks(table.text(name));
      if (contextual.has(specifier)) continue;
      const before = found.get(specifier);
      if (before === undefined || before.start > start) {
        found.set(specifier, { start, specifier, line: 0, kind: 'reference' });
      }
    }
    return [...found.values()];
  }

  #supertypeNames(): Found[] {
    const found = new Map<string, Found>();
    for (const { start, end, of: name } of this.#supertypes) {
      const specifier = this.text(start, end);
      const key = `${specifier} ${name}`;
      if (!found.has(key)) found.set(key, { start, specifier, name, line: 0, kind: 'reference' });
    }
    return [...found.values()];
  }
}

function note(name: number, head: number, start: number, place: number, isType: number): void {
  uses.push(name);
  uses.push(head);
  uses.push(start);
  uses.push(place);
  uses.push(isType);
}

function widen(name: number): void {
  const length = Math.max(name + 1, lastAsType.length * 2);
  const [wideTypes, wideValues] = [new Int32Array(length), new Int32Array(length)];
  wideTypes.set(lastAsType);
  wideValues.set(lastAsValue);
  [lastAsType, lastAsValue] = [wideTypes, wideValues];
}

/** `shop . Cart`, over several lines or with comments, is `shop.Cart`. */
function withoutBlanks(name: string): string {
  if (!/[\s/]/.test(name)) return name;
  return name.replaceAll(/\/\/.*|\/\*[^]*?\*\/|\s/g, '');
}
