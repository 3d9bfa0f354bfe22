// String text, up to its end or the next interpolation. Interpolations can contain strings: the delimiters of the
// enclosing strings are kept until their text continues.
import { backslash, doubleQuote, hash, newline, openParen } from '../../kit/bytes.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import * as Token from './token.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** Reused across files. */
export class StringText {
  #bytes: Uint8Array = new Uint8Array(1);
  #length = 0;
  /** Per enclosing string: its hashes, its quotes, and the parentheses open around it. */
  readonly #around = new NumberStack();
  #hashes = 0;
  #quotes = 1;
  /** After the last part read. */
  end = 0;

  clear(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.#around.clear();
  }

  get isInside(): boolean {
    return this.#around.size > 0;
  }

  /** At the hashes before the opening quote. */
  begin(pos: number, hashes: number): number {
    const bytes = this.#bytes;
    const start = pos + hashes;
    this.#hashes = hashes;
    this.#quotes = bytes[start + 1] === doubleQuote && bytes[start + 2] === doubleQuote ? 3 : 1;
    return this.readRest(start + this.#quotes);
  }

  /** At the start of an interpolation. */
  enter(parens: number): void {
    this.#around.push(this.#hashes);
    this.#around.push(this.#quotes);
    this.#around.push(parens);
  }

  /** At the end of an interpolation. Returns the parentheses open around it. */
  leave(): number {
    const around = this.#around;
    around.size -= 3;
    this.#hashes = around.at(around.size);
    this.#quotes = around.at(around.size + 1);
    return around.at(around.size + 2);
  }

  /** Up to the next interpolation, or to the end (an operand). An unclosed single-line string ends with its line. */
  readRest(start: number): number {
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
        if (byte === 0) noteUnclosed();
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

  /** At most as many as the string has. */
  #countHashes(start: number): number {
    let pos = start;
    while (pos - start < this.#hashes && this.#bytes[pos] === hash) pos++;
    return pos - start;
  }
}
