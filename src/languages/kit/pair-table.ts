// Numbers pairs of integers, from 0 in order of first use.
import { resized } from './resized.ts';

const firstSlots = 1024;
/** Random per process, so that no file can provoke collisions. */
const factor = Math.trunc(Math.random() * 0x3fffffff) | 1;

export class PairTable {
  /** Number + 1, by hash; 0 is free. */
  #slots = new Int32Array(firstSlots);
  #lefts = new Int32Array(firstSlots);
  #rights = new Int32Array(firstSlots);
  size = 0;

  clear(): void {
    this.size = 0;
    if (this.#slots.length === firstSlots) {
      this.#slots.fill(0);
      return;
    }
    this.#slots = new Int32Array(firstSlots);
    this.#lefts = new Int32Array(firstSlots);
    this.#rights = new Int32Array(firstSlots);
  }

  numberOf(left: number, right: number): number {
    const slot = this.#slotOf(left, right);
    const entry = this.#slots[slot]!;
    return entry === 0 ? this.#add(slot, left, right) : entry - 1;
  }

  has(left: number, right: number): boolean {
    return this.#slots[this.#slotOf(left, right)] !== 0;
  }

  leftOf(number: number): number {
    return this.#lefts[number]!;
  }

  rightOf(number: number): number {
    return this.#rights[number]!;
  }

  /** Its slot, or the free one where it belongs. */
  #slotOf(left: number, right: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hashOf(left, right) & mask;
    for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
      if (this.#lefts[entry - 1] === left && this.#rights[entry - 1] === right) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #add(slot: number, left: number, right: number): number {
    const number = this.size++;
    this.#lefts[number] = left;
    this.#rights[number] = right;
    this.#slots[slot] = number + 1;
    if (this.size * 2 > this.#slots.length) this.#widen();
    return number;
  }

  #widen(): void {
    const room = this.#slots.length * 2;
    this.#slots = new Int32Array(room);
    this.#lefts = resized(this.#lefts, new Int32Array(room));
    this.#rights = resized(this.#rights, new Int32Array(room));
    for (let number = 0; number < this.size; number++) {
      this.#slots[this.#slotOf(this.#lefts[number]!, this.#rights[number]!)] = number + 1;
    }
  }
}

function hashOf(left: number, right: number): number {
  const hash = Math.imul(Math.imul(left, factor) ^ right, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}
