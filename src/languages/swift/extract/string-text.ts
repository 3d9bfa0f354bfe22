// The text of strings, from a quote to the end or the next interpolation. Strings stand in the code of interpolations:
// how those around are written is kept until their text goes on.
import { backslash, doubleQuote, hash, newline, openParen } from '../../kit/bytes.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import * as Token from './token.ts';

/** Used for one file after the other. */
export class StringText {
  #bytes: Uint8Array = new Uint8Array(1);
  #length = 0;
  /** Of the strings around, three for each: how many `#` it ends with, its quotes, and the brackets open around it. */
  readonly #around = new NumberStack();
  #hashes = 0;
  #quotes = 1;
  /** After what was read last. */
  end = 0;

  clear(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.#around.clear();
  }

  get isInside(): boolean {
    return this.#around.size > 0;
  }

  /** From the signs before the quote that begins it. */
  begin(pos: number, hashes: number): number {
    const bytes = this.#bytes;
    const start = pos + hashes;
    this.#hashes = hashes;
    this.#quotes = bytes[start + 1] === doubleQuote && bytes[start + 2] === doubleQuote ? 3 : 1;
    return this.goOn(start + this.#quotes);
  }

  /** Where code begins in the string that was read last. */
  enter(parens: number): void {
    this.#around.push(this.#hashes);
    this.#around.push(this.#quotes);
    this.#around.push(parens);
  }

  /** After that code; how many brackets are open there. */
  leave(): number {
    const around = this.#around;
    around.size -= 3;
    this.#hashes = around.at(around.size);
    this.#quotes = around.at(around.size + 1);
    return around.at(around.size + 2);
  }

  /** To the next interpolation, or to the end, which is an operand. A short one that is not closed ends with its line. */
  goOn(start: number): number {
    const bytes = this.#bytes;
    for (let pos = start; ; pos++) {
      const byte = bytes[pos]!;
      if (byte === doubleQuote) {
        if (this.#isClosing(pos)) return this.#stop(Token.operand, pos + this.#quotes + this.#hashes);
      } else if (byte === backslash) {
        const after = pos + 1 + this.#countHashes(pos + 1);
        if (after - pos - 1 !== this.#hashes) continue;
        if (bytes[after] === openParen) return this.#stop(Token.interpolation, after + 1);
        pos = bytes[after] === newline || after >= this.#length ? after - 1 : after;
      } else if ((byte === newline && this.#quotes === 1) || (byte === 0 && pos >= this.#length)) {
        return this.#stop(Token.operand, Math.min(pos, this.#length));
      }
    }
  }

  #stop(token: number, end: number): number {
    this.end = end;
    return token;
  }

  #isClosing(pos: number): boolean {
    const bytes = this.#bytes;
    const isSingle = bytes[pos + 1] !== doubleQuote || bytes[pos + 2] !== doubleQuote;
    if (this.#quotes === 3 && isSingle) return false;
    return this.#hashes === 0 || this.#countHashes(pos + this.#quotes) === this.#hashes;
  }

  /** As many as the string has around it, at most. */
  #countHashes(start: number): number {
    let pos = start;
    while (pos - start < this.#hashes && this.#bytes[pos] === hash) pos++;
    return pos - start;
  }
}
