// Numbers the names of one text in order of first use, after a fixed list of words. Names are compared by two hashes with
// seeds random per process, which reads each byte once: a collision of all 64 bits among a million names is less likely
// than a hardware fault, and no file can provoke one. Strings are only created on request.
import { resized } from './resized.ts';

const firstSlots = 1024;
const firstNames = 1024;
/** Memory for more names is released after the text. */
const maxNames = 16_384;
/** Per slot: both hashes, and the number + 1; 0 is free. */
const perSlot = 4;

const hashSeed = Math.trunc(Math.random() * 0x7fffffff) ^ 0x811c9dc5;
const hashPrime = 0x01000193;
const checkSeed = Math.trunc(Math.random() * 0x7fffffff) ^ 0x2545f491;
const checkPrime = 0x5bd1e995;

/** Strings by hash, shared across texts: files of a project repeat the same names. Bounded. */
const keptTexts = 1 << 14;
const maxKeptLength = 128;
let kept: string[] = [];
const keptHashes = new Int32Array(keptTexts * 2);

export class NameTable {
  readonly #words: readonly string[];
  /** State before the first name of a text. */
  readonly #firstSlots = new Int32Array(firstSlots * perSlot);
  #bytes: Uint8Array = new Uint8Array(0);
  /** The same bytes, once a string is requested. */
  #text: Buffer | undefined;
  #slots = new Int32Array(firstSlots * perSlot);
  #starts = new Int32Array(firstNames);
  #ends = new Int32Array(firstNames);
  #hashes = new Int32Array(firstNames);
  #checks = new Int32Array(firstNames);
  size = 0;
  /** End of the name read last. */
  end = 0;

  /** At most a few hundred words, with the same numbers in every text. */
  constructor(words: Iterable<string> = []) {
    // Deferred to the first table: slow, and most projects need none.
    if (kept.length === 0) kept = Array.from({ length: keptTexts }, () => '');
    this.#words = [...words];
    for (const word of this.#words) {
      const bytes = new TextEncoder().encode(word);
      this.#bytes = bytes;
      this.numberOf(0, bytes.length);
    }
    this.#firstSlots.set(this.#slots);
  }

  /** Forgets all names and continues with these bytes. */
  begin(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#text = undefined;
    if (this.#slots.length === this.#firstSlots.length) this.#slots.set(this.#firstSlots);
    else this.#slots = this.#firstSlots.slice();
    this.size = this.#words.length;
    if (this.#starts.length > maxNames) this.#resize(firstNames);
  }

  /** The number of the word at `start` that consists of these bytes. Sets `end`. */
  read(start: number, isOfWord: Uint8Array): number {
    const bytes = this.#bytes;
    let hash = hashSeed;
    let check = checkSeed;
    let pos = start;
    for (let byte = bytes[pos]!; isOfWord[byte] === 1; byte = bytes[++pos]!) {
      hash = Math.imul(hash ^ byte, hashPrime);
      check = Math.imul(check ^ byte, checkPrime);
    }
    this.end = pos;
    return this.find(start, pos, hash, check);
  }

  numberOf(start: number, end: number): number {
    const bytes = this.#bytes;
    let hash = hashSeed;
    let check = checkSeed;
    for (let pos = start; pos < end; pos++) {
      hash = Math.imul(hash ^ bytes[pos]!, hashPrime);
      check = Math.imul(check ^ bytes[pos]!, checkPrime);
    }
    return this.find(start, end, hash, check);
  }

  /** Same, for a name that is already hashed. */
  find(start: number, end: number, hash: number, check: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = slotOf(hash) & mask; ; slot = (slot + perSlot) & mask) {
      const entry = slots[slot + 2]!;
      if (entry === 0) return this.#add(slot, start, end, hash, check);
      if (slots[slot] === hash && slots[slot + 1] === check) return entry - 1;
    }
  }

  text(number: number): string {
    if (number < this.#words.length) return this.#words[number]!;
    const [hash, check] = [this.#hashes[number]!, this.#checks[number]!];
    const place = (hash ^ (hash >>> 15)) & (keptTexts - 1);
    if (keptHashes[place * 2] === hash && keptHashes[place * 2 + 1] === check) return kept[place]!;
    const text = this.#read(number);
    if (text.length <= maxKeptLength) {
      kept[place] = text;
      keptHashes[place * 2] = hash;
      keptHashes[place * 2 + 1] = check;
    }
    return text;
  }

  #read(number: number): string {
    const { buffer, byteOffset, length } = this.#bytes;
    this.#text ??= Buffer.from(buffer, byteOffset, length);
    return this.#text.toString('utf8', this.#starts[number], this.#ends[number]);
  }

  #add(slot: number, start: number, end: number, hash: number, check: number): number {
    const number = this.size++;
    if (number >= this.#starts.length) this.#resize(number * 2);
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#checks[number] = check;
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = check;
    this.#slots[slot + 2] = number + 1;
    if (this.size * 2 * perSlot > this.#slots.length) this.#rehash();
    return number;
  }

  #resize(length: number): void {
    this.#starts = resized(this.#starts, new Int32Array(length));
    this.#ends = resized(this.#ends, new Int32Array(length));
    this.#hashes = resized(this.#hashes, new Int32Array(length));
    this.#checks = resized(this.#checks, new Int32Array(length));
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      const hash = this.#hashes[number]!;
      let slot = slotOf(hash) & mask;
      while (slots[slot + 2] !== 0) slot = (slot + perSlot) & mask;
      slots[slot] = hash;
      slots[slot + 1] = this.#checks[number]!;
      slots[slot + 2] = number + 1;
    }
    this.#slots = slots;
  }
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) << 2;
}
