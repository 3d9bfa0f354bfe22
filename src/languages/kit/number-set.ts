// A set of small non-negative integers. Clearing takes time proportional to its size and keeps the memory, unless large.
import { NumberStack } from './number-stack.ts';
import { resized } from './resized.ts';

const firstRoom = 1024;
/** Memory for larger numbers is released by `clear`. */
const maxKept = 65_536;

export class NumberSet {
  #isIn = new Uint8Array(firstRoom);
  readonly #items = new NumberStack();

  get size(): number {
    return this.#items.size;
  }

  /** In insertion order. */
  at(place: number): number {
    return this.#items.at(place);
  }

  has(item: number): boolean {
    return item < this.#isIn.length && this.#isIn[item] === 1;
  }

  add(item: number): void {
    if (this.has(item)) return;
    if (item >= this.#isIn.length) this.#isIn = resized(this.#isIn, new Uint8Array((item + 1) * 2));
    this.#isIn[item] = 1;
    this.#items.push(item);
  }

  clear(): void {
    while (this.#items.size > 0) this.#isIn[this.#items.at(--this.#items.size)] = 0;
    this.#items.clear();
    if (this.#isIn.length > maxKept) this.#isIn = new Uint8Array(firstRoom);
  }
}
