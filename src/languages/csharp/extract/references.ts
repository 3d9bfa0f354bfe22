// The names that a file uses and does not declare around the place of use, each once per place.
import type { ImportStatement } from '../../../model/source.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { widened } from '../../kit/widened.ts';
import { nameOf, textOf, wrap, Wrapping } from './names.ts';
import type { TypeNames } from './type-names.ts';

/** What a name is used as. */
export const Use = {
  type: 0,
  /** A type, or a value by whose members it is followed. */
  value: 1,
  /** The same, and the last name is called. */
  call: 2,
  /** `.Total()`: a method of some value. */
  member: 3,
  attribute: 4,
} as const;

/** Types nested deeper than this are nobody's. */
const maxNesting = 16;
const firstNames = 4096;
/** What more numbers than this made room for is given back. */
const mostKept = 1 << 20;
/** So many are counted before the count begins anew. */
const mostUses = 1 << 30;

/** Of one use: what it is used as, its name, the first and the last word of that, its place, the type around it, its line. */
const perUse = 7;
const useAt = 0;
const nameAt = 1;
const firstAt = 2;
const lastAt = 3;
const placeAt = 4;
const aroundAt = 5;
const lineAt = 6;
const nowhere = -1;

/** Used for one file after the other. */
export class References {
  #uses = new Int32Array(firstNames);
  /** Of the uses. */
  #size = 0;
  /** Where the last use of a name was noted, counted through many files: nothing is cleared for each. */
  #lastUse = new Int32Array(firstNames);
  #usesBefore = 1;
  readonly #told = new PairTable();

  /** Of a file. */
  begin(): void {
    this.#usesBefore += this.#size;
    this.#size = 0;
    if (this.#usesBefore > mostUses) this.forget();
    if (this.#uses.length > mostKept) this.#uses = new Int32Array(firstNames);
  }

  /** Numbers mean other names from now on. */
  forget(): void {
    this.#lastUse = new Int32Array(firstNames);
    this.#usesBefore = 1;
  }

  get mark(): number {
    return this.#size;
  }

  /** `first` and `last` are words of the name, `around` is the type in which it stands, -1 where there is none. */
  note(
    use: number,
    name: number,
    first: number,
    last: number,
    place: number,
    around: number,
    line: number,
  ): void {
    if (name >= this.#lastUse.length) this.#lastUse = widened(this.#lastUse, new Int32Array(name * 2));
    const known = this.#lastUse[name]! - this.#usesBefore;
    if (known >= 0 && this.#uses[known + placeAt] === place && this.#uses[known + useAt] === use) return;
    const at = this.#size;
    this.#lastUse[name] = this.#usesBefore + at;
    this.#size += perUse;
    if (this.#size > this.#uses.length) this.#uses = widened(this.#uses, new Int32Array(this.#size * 2));
    const uses = this.#uses;
    uses[at + useAt] = use;
    uses[at + nameAt] = name;
    uses[at + firstAt] = first;
    uses[at + lastAt] = last;
    uses[at + placeAt] = place;
    uses[at + aroundAt] = around;
    uses[at + lineAt] = line;
  }

  /** Takes back those noted since the mark was taken whose first names turn out to be type parameters. */
  takeBack(mark: number, isHidden: (word: number) => boolean): void {
    const uses = this.#uses;
    for (let at = mark; at < this.#size; at += perUse) {
      if (isHidden(uses[at + firstAt]!)) uses[at + placeAt] = nowhere;
    }
  }

  /** In the order of the text. */
  addTo(statements: ImportStatement[], types: TypeNames): void {
    const uses = this.#uses;
    const told = this.#told;
    told.clear();
    for (let at = 0; at < this.#size; at += perUse) {
      const place = uses[at + placeAt]!;
      if (place === nowhere) continue;
      const name = this.#specifier(at, types);
      if (name === undefined) continue;
      const { size } = told;
      if (told.numberOf(name, place) < size) continue;
      statements.push({
        specifier: textOf(name),
        detail: types.detailAt(place),
        line: uses[at + lineAt]!,
        kind: 'reference',
      });
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

  /** Whether the first name is a member of a type around it. */
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
