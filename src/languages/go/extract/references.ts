// The names that a file uses and does not declare around the place of use, each where it first stands. `cart.Add` is one
// name: only the resolver knows whether `cart` is a package or a variable of a neighbour.
import type { ImportStatement } from '../../../model/source.ts';
import type { NameTable } from '../../../std/name-table.ts';

/** The selector of a name that stands by itself. */
const none = -1;
/** The line of one that was taken back. */
const takenBack = 0;
const firstSlots = 512;

/** Not the same in every process, so that nobody can write a file whose names all fall into one slot. */
const [nameFactor, selectorFactor] = [randomOdd(), randomOdd()];

export class References {
  /** Index + 1, by the hash of name and selector; 0 is free. */
  #slots = new Int32Array(firstSlots);
  readonly #names: number[] = [];
  readonly #selectors: number[] = [];
  readonly #lines: number[] = [];
  readonly #positions: number[] = [];
  /** The index of each that was noted, in that order; one that was taken back may be noted again. */
  readonly #log: number[] = [];

  get mark(): number {
    return this.#log.length;
  }

  note(name: number, selector: number, line: number, position: number): void {
    const slot = this.#slotOf(name, selector);
    const known = this.#slots[slot]!;
    const index = known === 0 ? this.#add(slot, name, selector) : known - 1;
    if (this.#lines[index] !== takenBack) return;
    this.#lines[index] = line;
    this.#positions[index] = position;
    this.#log.push(index);
  }

  /** Takes back those noted since the mark was taken whose names turn out to be declared right there. */
  takeBack(mark: number, isDeclared: (name: number) => boolean): void {
    for (let i = mark; i < this.#log.length; i++) {
      const index = this.#log[i]!;
      if (isDeclared(this.#names[index]!)) this.#lines[index] = takenBack;
    }
  }

  /** In the order of the text, without those that are left out. */
  statements(table: NameTable, isLeftOut: (name: number) => boolean): ImportStatement[] {
    const indices: number[] = [];
    let isSorted = true;
    for (let index = 0; index < this.#names.length; index++) {
      if (this.#lines[index] === takenBack || isLeftOut(this.#names[index]!)) continue;
      const before = indices.at(-1);
      if (before !== undefined && this.#positions[before]! > this.#positions[index]!) isSorted = false;
      indices.push(index);
    }
    if (!isSorted) indices.sort((a, b) => this.#positions[a]! - this.#positions[b]!);
    return indices.map((index) => ({
      specifier: this.#specifier(table, index),
      line: this.#lines[index]!,
      kind: 'reference',
    }));
  }

  #specifier(table: NameTable, index: number): string {
    const name = table.text(this.#names[index]!);
    const selector = this.#selectors[index]!;
    return selector === none ? name : `${name}.${table.text(selector)}`;
  }

  /** Where the pair is, or where it belongs. */
  #slotOf(name: number, selector: number): number {
    const mask = this.#slots.length - 1;
    const hash = Math.imul(name + 1, nameFactor) ^ Math.imul(selector + 2, selectorFactor);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const index = this.#slots[slot]! - 1;
      if (index === -1 || (this.#names[index] === name && this.#selectors[index] === selector)) return slot;
    }
  }

  #add(slot: number, name: number, selector: number): number {
    const index = this.#names.length;
    this.#names.push(name);
    this.#selectors.push(selector);
    this.#lines.push(takenBack);
    this.#positions.push(0);
    this.#slots[slot] = index + 1;
    if (this.#names.length * 2 > this.#slots.length) this.#rehash();
    return index;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let index = 0; index < this.#names.length; index++) {
      this.#slots[this.#slotOf(this.#names[index]!, this.#selectors[index]!)] = index + 1;
    }
  }
}

function randomOdd(): number {
  return Math.trunc(Math.random() * 0x7fffffff) | 1;
}
