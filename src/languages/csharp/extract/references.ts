// The names that a file uses and does not declare around the place of use, each once per place.
import type { ImportStatement } from '../../../model/source.ts';
import { LineCounter } from '../../../std/line-counter.ts';
import type { TypeNames } from './type-names.ts';
import type { Names } from './names.ts';

/** What a name is used as. */
export const Use = {
  /** It names a type. */
  type: 0,
  /** It names a type, or a value by whose members it is followed. */
  value: 1,
  /** The same, and the last name is called. */
  call: 2,
  /** `.Total()`: a method of some value. */
  member: 3,
  attribute: 4,
} as const;

const useCount = 5;
/** Types nested deeper than this are nobody's. */
const maxNesting = 16;

export class References {
  readonly #names: Names;
  readonly #types: TypeNames;
  /** Index + 1 of the last one noted, by name and use. */
  #last = new Int32Array(4096);
  readonly #uses: number[] = [];
  readonly #firsts: number[] = [];
  readonly #lasts: number[] = [];
  readonly #heads: number[] = [];
  readonly #places: number[] = [];
  readonly #derived: number[] = [];
  readonly #around: number[] = [];

  constructor(names: Names, types: TypeNames) {
    this.#names = names;
    this.#types = types;
  }

  get mark(): number {
    return this.#uses.length;
  }

  /**
   * From the token `first` to the token `last`, which is the last of its names. `derived` is the type whose base it is,
   * `around` the type in which it stands, -1 where there is none.
   */
  note(use: number, first: number, last: number, place: number, derived: number, around: number): void {
    const key = this.#names.numberOfChain(first, last) * useCount + use;
    if (key >= this.#last.length) this.#widen(key);
    const known = this.#last[key]! - 1;
    // A mark may have been taken back behind it.
    if (known !== -1 && known < this.mark && this.#isAt(known, place, derived)) return;
    this.#last[key] = this.mark + 1;
    this.#uses.push(use);
    this.#firsts.push(first);
    this.#lasts.push(last);
    this.#heads.push(this.#names.numberOf(first));
    this.#places.push(place);
    this.#derived.push(derived);
    this.#around.push(around);
  }

  /** Takes back those noted since the mark was taken whose first names turn out to be type parameters. */
  takeBack(mark: number, isHidden: (name: number) => boolean): void {
    for (let index = mark; index < this.mark; index++) {
      if (isHidden(this.#heads[index]!)) this.#places[index] = -1;
    }
  }

  /** In the order of the text. */
  statements(bytes: Uint8Array): ImportStatement[] {
    const lines = new LineCounter(bytes);
    const seen = new Set<string>();
    const statements: ImportStatement[] = [];
    for (let index = 0; index < this.mark; index++) {
      const place = this.#places[index]!;
      if (place < 0) continue;
      const specifier = this.#specifier(index);
      if (specifier === undefined) continue;
      const name = this.#types.placeText(place, this.#derived[index]!);
      const key = `${specifier}\n${name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const line = lines.lineAt(this.#names.start(this.#firsts[index]!));
      statements.push({ specifier, name, line, kind: 'reference' });
    }
    return statements;
  }

  #specifier(index: number): string | undefined {
    const first = this.#firsts[index]!;
    const last = this.#lasts[index]!;
    switch (this.#uses[index]) {
      case Use.attribute:
        return `[${this.#names.chain(first, last)}]`;
      case Use.member:
        return `.${this.#names.text(first)}()`;
      case Use.value:
        return this.#isMember(index) ? undefined : this.#names.chain(first, last);
      case Use.call:
        if (this.#isMember(index)) return `.${this.#names.text(last)}()`;
        return `${this.#names.chain(first, last)}()`;
      default:
        return this.#names.chain(first, last);
    }
  }

  /** Whether the first name is a member of a type around it. */
  #isMember(index: number): boolean {
    let type = this.#around[index]!;
    for (let depth = 0; type !== -1 && depth < maxNesting; depth++) {
      if (this.#types.hasMember(type, this.#heads[index]!)) return true;
      type = this.#types.outerOf(type);
    }
    return false;
  }

  #isAt(index: number, place: number, derived: number): boolean {
    return this.#places[index] === place && this.#derived[index] === derived;
  }

  #widen(key: number): void {
    const wider = new Int32Array(Math.max(key + 1, this.#last.length * 2));
    wider.set(this.#last);
    this.#last = wider;
  }
}
