// Finds a few names among all words of a file.

export class NameFinder {
  readonly #bytes: Buffer;
  /** First byte & 127 → lengths & 31 of the names that begin with it, as bits. Rules out most other words. */
  readonly #lengths = new Int32Array(128);
  readonly #numberOf = new Map<string, number>();

  /** `bytes` contain the names. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The number of the name from `start` to `end`, from 0 in insertion order. */
  add(start: number, end: number): number {
    const known = this.find(start, end);
    if (known !== -1) return known;
    const number = this.#numberOf.size;
    this.#numberOf.set(this.#bytes.toString('latin1', start, end), number);
    this.#lengths[this.#bytes[start]! & 127]! |= 1 << (end - start);
    return number;
  }

  /** -1 for any other word. */
  find(start: number, end: number): number {
    // A shift only uses the last five bits of its distance.
    if (((this.#lengths[this.#bytes[start]! & 127]! >> (end - start)) & 1) === 0) return -1;
    return this.#numberOf.get(this.#bytes.toString('latin1', start, end)) ?? -1;
  }
}
