// Numbers the words of many texts: words are compared as numbers, and become strings once instead of once per text. Fixed
// words have the first numbers. The owner clears a table that has grown large.
//
// Words are compared by two hashes, 64 bits in all: comparing bytes too would double the cost. Among 50,000 words, a
// collision has a probability of one in ten billion.
import { resized } from './resized.ts';

const firstSlots = 4096;
const firstBytes = 1 << 16;
/** Per slot: both hashes, and the number + 1; 0 is free. Padded so that no slot crosses a cache line. */
const perSlot = 4;
const [secondAt, entryAt] = [1, 2];

/**
 * A scanner hashes a word while it searches for its end: `hash = Math.imul(hash ^ byte, hashFactor)` and
 * `second = (Math.imul(second, secondFactor) + byte) | 0`. Random per process, so that no file can provoke collisions.
 */
const [hashSeed, hashFactor] = [random(), random() | 1];
const [secondSeed, secondFactor] = [random(), (random() & ~7) | 5];

export class WordTable {
  readonly #first: readonly Uint8Array[];
  #slots = new Int32Array(0);
  /** Of all words, concatenated. */
  #bytes = new Uint8Array(0);
  #ends = new Int32Array(0);
  #texts: (string | undefined)[] = [];
  size = 0;
  /** End of the word read last. */
  end = 0;

  constructor(first: Iterable<string> = []) {
    this.#first = Array.from(first, (word) => new TextEncoder().encode(word));
    this.clear();
  }

  /** Keeps only the fixed words. */
  clear(): void {
    this.#slots = new Int32Array(firstSlots * perSlot);
    this.#bytes = new Uint8Array(firstBytes);
    this.#ends = new Int32Array(firstSlots);
    this.#texts = [];
    this.size = 0;
    for (const word of this.#first) this.find(word, 0, word.length);
  }

  /** The number of a word whose hashes are known. */
  numberOf(bytes: Uint8Array, start: number, end: number, hash: number, second: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) << 2; ; slot += perSlot) {
      slot &= mask;
      const entry = slots[slot + entryAt]!;
      if (entry === 0) break;
      if (slots[slot] === hash && slots[slot + secondAt] === second) return entry - 1;
    }
    return this.#add(bytes, start, end, hash, second);
  }

  /** The number of the word at `start` that consists of these bytes. Sets `end`. */
  read(bytes: Uint8Array, start: number, isOfWord: Uint8Array): number {
    let hash = hashSeed;
    let second = secondSeed;
    let pos = start;
    for (let byte = bytes[pos]!; isOfWord[byte] === 1; byte = bytes[++pos]!) {
      hash = Math.imul(hash ^ byte, hashFactor);
      second = (Math.imul(second, secondFactor) + byte) | 0;
    }
    this.end = pos;
    return this.numberOf(bytes, start, pos, hash, second);
  }

  /** Same, for a word that is not hashed. */
  find(bytes: Uint8Array, start: number, end: number): number {
    let hash = hashSeed;
    let second = secondSeed;
    for (let pos = start; pos < end; pos++) {
      hash = Math.imul(hash ^ bytes[pos]!, hashFactor);
      second = (Math.imul(second, secondFactor) + bytes[pos]!) | 0;
    }
    return this.numberOf(bytes, start, end, hash, second);
  }

  text(number: number): string {
    return (this.#texts[number] ??= this.#read(number));
  }

  #read(number: number): string {
    const start = this.#startOf(number);
    return Buffer.from(this.#bytes.buffer, start, this.#ends[number]! - start).toString();
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number, second: number): number {
    const number = this.size++;
    if (this.size * 2 * perSlot > this.#slots.length) this.#rehash();
    this.#put(this.#slots, hash, second, number + 1);
    this.#keepBytes(number, bytes, start, end);
    this.#texts.push(undefined);
    return number;
  }

  #keepBytes(number: number, bytes: Uint8Array, start: number, end: number): void {
    const from = this.#startOf(number);
    const to = from + end - start;
    if (to > this.#bytes.length) this.#bytes = resized(this.#bytes, new Uint8Array(to * 2));
    if (number >= this.#ends.length) this.#ends = resized(this.#ends, new Int32Array(number * 2));
    for (let pos = from, at = start; at < end; pos++, at++) this.#bytes[pos] = bytes[at]!;
    this.#ends[number] = to;
  }

  #rehash(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += perSlot) {
      if (old[at + entryAt] !== 0) this.#put(this.#slots, old[at]!, old[at + secondAt]!, old[at + entryAt]!);
    }
  }

  #put(slots: Int32Array, hash: number, second: number, entry: number): void {
    const mask = slots.length - 1;
    let slot = ((hash ^ (hash >>> 15)) << 2) & mask;
    while (slots[slot + entryAt] !== 0) slot = (slot + perSlot) & mask;
    slots[slot] = hash;
    slots[slot + secondAt] = second;
    slots[slot + entryAt] = entry;
  }
}

function random(): number {
  return Math.trunc(Math.random() * 0x7fffffff);
}
