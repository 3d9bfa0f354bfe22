// The names that a file uses without declaring them in an enclosing scope, each once per place.
import type { ImportStatement } from '../../../model/source.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { resized } from '../../kit/resized.ts';
import { nameOf, textOf, wrap, Wrapping } from './names.ts';
import type { TypeNames } from './type-names.ts';

/** How a name is used. */
export const Use = {
  type: 0,
  /** A type, or a value with a member access. */
  value: 1,
  /** Same, with a call of the last name. */
  call: 2,
  /** `.Total()`: a method of a value. */
  member: 3,
  attribute: 4,
  /** A type in a base list. */
  base: 5,
} as const;

/** Real code does not nest types deeper. */
const maxNesting = 16;
const firstNames = 4096;
/** Memory for more numbers is released. */
const maxKept = 1 << 20;
/** Numbers restart after this many uses. */
const maxUses = 1 << 30;

/** Per use: kind, name, first and last word of the name, place, enclosing type, line. */
const perUse = 7;
const useAt = 0;
const nameAt = 1;
const firstAt = 2;
const lastAt = 3;
const placeAt = 4;
const aroundAt = 5;
const lineAt = 6;
const nowhere = -1;

/** Reused across files. */
export class References {
  #uses = new Int32Array(firstNames);
  #size = 0;
  /** Name → its last use, numbered across files, so that nothing is cleared per file. */
  #lastUse = new Int32Array(firstNames);
  #usesBefore = 1;
  readonly #emitted = new PairTable();

  begin(): void {
    this.#usesBefore += this.#size;
    this.#size = 0;
    if (this.#usesBefore > maxUses) this.forget();
    if (this.#uses.length > maxKept) this.#uses = new Int32Array(firstNames);
  }

  /** When numbers get new meanings. */
  forget(): void {
    this.#lastUse = new Int32Array(firstNames);
    this.#usesBefore = 1;
  }

  get mark(): number {
    return this.#size;
  }

  /** `first` and `last` are words of the name; `around` is the enclosing type, -1 if there is none. */
  note(
    use: number,
    name: number,
    first: number,
    last: number,
    place: number,
    around: number,
    line: number,
  ): void {
    if (name >= this.#lastUse.length) this.#lastUse = resized(this.#lastUse, new Int32Array(name * 2));
    const known = this.#lastUse[name]! - this.#usesBefore;
    if (known >= 0 && this.#uses[known + placeAt] === place && this.#uses[known + useAt] === use) return;
    const at = this.#size;
    this.#lastUse[name] = this.#usesBefore + at;
    this.#size += perUse;
    if (this.#size > this.#uses.length) this.#uses = resized(this.#uses, new Int32Array(this.#size * 2));
    const uses = this.#uses;
    uses[at + useAt] = use;
    uses[at + nameAt] = name;
    uses[at + firstAt] = first;
    uses[at + lastAt] = last;
    uses[at + placeAt] = place;
    uses[at + aroundAt] = around;
    uses[at + lineAt] = line;
  }

  /** Takes back uses since the mark whose first name is a type parameter. */
  takeBack(mark: number, isHidden: (word: number) => boolean): void {
    const uses = this.#uses;
    for (let at = mark; at < this.#size; at += perUse) {
      if (isHidden(uses[at + firstAt]!)) uses[at + placeAt] = nowhere;
    }
  }

  /** In source order. */
  addTo(statements: ImportStatement[], types: TypeNames): void {
    const uses = this.#uses;
    const emitted = this.#emitted;
    emitted.clear();
    const start = statements.length;
    for (let at = 0; at < this.#size; at += perUse) {
      const place = uses[at + placeAt]!;
      if (place === nowhere) continue;
      const name = this.#specifier(at, types);
      if (name === undefined) continue;
      const isBase = uses[at + useAt] === Use.base;
      const detail = types.detailAt(place, isBase);
      const { size } = emitted;
      const number = emitted.numberOf(name, place);
      if (number === size)
        statements.push({ specifier: textOf(name), detail, line: uses[at + lineAt]!, kind: 'reference' });
      // `class Carts : List<ICart>, ICart`
      else if (isBase) statements[start + number] = { ...statements[start + number]!, detail };
    }
  }

  #specifier(at: number, types: TypeNames): number | undefined {
    const uses = this.#uses;
    const name = uses[at + nameAt]!;
    switch (uses[at + useAt]!) {
      case Use.attribute:
        return wrap(name, Wrapping.attribute);
      case Use.member:
        return wrap(name, Wrapping.member);
      case Use.value:
        return this.#isMember(at, types) ? undefined : name;
      case Use.call:
        if (this.#isMember(at, types)) return wrap(nameOf(uses[at + lastAt]!), Wrapping.member);
        return wrap(name, Wrapping.call);
      default:
        return name;
    }
  }

  /** Whether the first name is a member of an enclosing type. */
  #isMember(at: number, types: TypeNames): boolean {
    const first = this.#uses[at + firstAt]!;
    let type = this.#uses[at + aroundAt]!;
    for (let depth = 0; type !== -1 && depth < maxNesting; depth++) {
      if (types.hasMember(type, first)) return true;
      type = types.outerOf(type);
    }
    return false;
  }
}
