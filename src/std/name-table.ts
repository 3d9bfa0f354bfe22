// Numbers for the names of one text: the same bytes, the same number, from 0 in the order they are first met. A name
// becomes a string only when somebody wants to keep it.

const firstSlots = 2048;
const offset = 0x811c9dc5;
const prime = 0x01000193;

/** Not the same in every process, so that nobody can write a file whose names all fall into one slot. */
const seed = Math.trunc(Math.random() * 0x7fffffff) ^ offset;

export class NameTable {
  #bytes: Uint8Array = new Uint8Array(0);
  /** The same bytes. */
  #text: Buffer = Buffer.alloc(0);
  /** Number + 1, by hash; 0 is free. */
  #slots = new Int32Array(firstSlots);
  #starts = new Int32Array(firstSlots);
  #ends = new Int32Array(firstSlots);
  #hashes = new Int32Array(firstSlots);
  /** How many names there are. */
  size = 0;

  /** Forgets all names; those to come stand in these bytes. */
  begin(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (this.#slots.length > firstSlots) this.#slots = new Int32Array(firstSlots);
    else this.#slots.fill(0);
    this.size = 0;
  }

  numberOf(start: number, end: number): number {
    const bytes = this.#bytes;
    let hash = seed;
    for (let pos = start; pos < end; pos++) hash = Math.imul(hash ^ bytes[pos]!, prime);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === 0) return this.#add(slot, hash, start, end);
      if (this.#hashes[entry - 1] === hash && this.#isAt(entry - 1, start, end)) return entry - 1;
    }
  }

  text(number: number): string {
    return this.#text.toString('utf8', this.#starts[number], this.#ends[number]);
  }

  #isAt(number: number, start: number, end: number): boolean {
    const bytes = this.#bytes;
    let pos = this.#starts[number]!;
    if (this.#ends[number]! - pos !== end - start) return false;
    for (let at = start; at < end; at++, pos++) if (bytes[at] !== bytes[pos]) return false;
    return true;
  }

  #add(slot: number, hash: number, start: number, end: number): number {
    const number = this.size++;
    if (number >= this.#starts.length) this.#widen();
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    if (this.size * 2 > this.#slots.length) this.#rehash();
    return number;
  }

  #widen(): void {
    this.#starts = doubled(this.#starts);
    this.#ends = doubled(this.#ends);
    this.#hashes = doubled(this.#hashes);
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#hashes[number]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}
