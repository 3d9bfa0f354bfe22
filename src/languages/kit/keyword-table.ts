// Which words of a text are keywords, told from their bytes without making strings of them.

const slotCount = 1024;
const maxTries = 1000;
const maxLength = 31;

export class KeywordTable {
  readonly #tokenAt = new Uint8Array(slotCount);
  readonly #bytesAt: Uint8Array[] = [];
  /** First byte → the lengths of the keywords that begin so, a bit each: most other words fail here. */
  readonly #lengths = new Int32Array(256);
  #factor = 1;

  /** Word in ASCII, of 2 to 31 letters → its token, from 1 to 255. */
  constructor(tokens: ReadonlyMap<string, number>) {
    const words = Array.from(tokens, ([word, token]) => ({ bytes: new TextEncoder().encode(word), token }));
    for (const { bytes } of words) this.#lengths[bytes[0]!]! |= 1 << bytes.length;
    while (!this.#areApart(words.map(({ bytes }) => bytes))) {
      if (++this.#factor > maxTries) throw new Error('No way to tell these keywords apart.');
    }
    for (const { bytes, token } of words) {
      const slot = this.#slotOf(bytes, 0, bytes.length);
      this.#tokenAt[slot] = token;
      this.#bytesAt[slot] = bytes;
    }
  }

  /** The token of the keyword there; 0 for any other word. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const length = end - start;
    if (length > maxLength || ((this.#lengths[bytes[start]!]! >> length) & 1) === 0) return 0;
    const slot = this.#slotOf(bytes, start, end);
    const token = this.#tokenAt[slot]!;
    if (token === 0) return 0;
    const word = this.#bytesAt[slot]!;
    if (word.length !== length) return 0;
    for (let i = 0; i < length; i++) if (bytes[start + i] !== word[i]) return 0;
    return token;
  }

  #areApart(words: readonly Uint8Array[]): boolean {
    return new Set(words.map((bytes) => this.#slotOf(bytes, 0, bytes.length))).size === words.length;
  }

  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    const ends = bytes[start]! * 31 + bytes[end - 1]!;
    // `where` and `while` differ in nothing else.
    const middle = bytes[start + ((end - start) >> 1)]!;
    return (ends * this.#factor + bytes[start + 1]! * 7 + middle * 3 + (end - start) * 131) & (slotCount - 1);
  }
}
