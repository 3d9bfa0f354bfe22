// The text of strings, from a quote to the end or the next interpolation. Strings stand in the code of interpolations:
// how those around are written is kept until their text goes on.
import { NumberStack } from '../../kit/number-stack.ts';
import type { Cursor } from './cursor.ts';
import * as Token from './token.ts';
import { backslash, doubleQuote, hash, newline, openParen } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class StringText {
  /** Of the strings around, three for each: how many `#` it ends with, its quotes, and the brackets open around it. */
  readonly #around = new NumberStack();
  #hashes = 0;
  #quotes = 1;

  clear(): void {
    this.#around.clear();
  }

  get isInside(): boolean {
    return this.#around.size > 0;
  }

  /** From the signs before the quote that begins it. */
  begin(cursor: Cursor, hashes: number): number {
    const { bytes } = cursor;
    const start = cursor.pos + hashes;
    this.#hashes = hashes;
    this.#quotes = bytes[start + 1] === doubleQuote && bytes[start + 2] === doubleQuote ? 3 : 1;
    cursor.pos = start + this.#quotes;
    return this.#read(cursor);
  }

  /** Where code begins in the string that was read last. */
  enter(parens: number): void {
    this.#around.push(this.#hashes);
    this.#around.push(this.#quotes);
    this.#around.push(parens);
  }

  /** Behind that code; how many brackets are open there. */
  leave(): number {
    const around = this.#around;
    around.size -= 3;
    this.#hashes = around.at(around.size);
    this.#quotes = around.at(around.size + 1);
    return around.at(around.size + 2);
  }

  /** On with the text of the string that was left. */
  goOn(cursor: Cursor): number {
    return this.#read(cursor);
  }

  /** A short one that is not closed ends with its line. */
  #read(cursor: Cursor): number {
    const { bytes, length } = cursor;
    const hashes = this.#hashes;
    const isLong = this.#quotes === 3;
    for (let pos = cursor.pos; ; pos++) {
      const byte = bytes[pos]!;
      if (byte === doubleQuote && this.#isClosing(bytes, pos)) {
        cursor.pos = pos + this.#quotes + hashes;
        return Token.operand;
      }
      if (byte === backslash) {
        const after = pos + 1 + this.#countHashes(bytes, pos + 1);
        if (after - pos - 1 !== hashes) continue;
        if (bytes[after] === openParen) {
          cursor.pos = after + 1;
          return Token.interpolation;
        }
        pos = bytes[after] === newline || after >= length ? after - 1 : after;
      } else if (byte === newline && isLong) {
        cursor.line++;
      } else if (byte === newline || (byte === 0 && pos >= length)) {
        cursor.pos = Math.min(pos, length);
        return Token.operand;
      }
    }
  }

  #isClosing(bytes: Uint8Array, pos: number): boolean {
    if (this.#quotes === 3 && (bytes[pos + 1] !== doubleQuote || bytes[pos + 2] !== doubleQuote))
      return false;
    return this.#hashes === 0 || this.#countHashes(bytes, pos + this.#quotes) === this.#hashes;
  }

  /** As many as the string has around it, at most. */
  #countHashes(bytes: Uint8Array, start: number): number {
    let pos = start;
    while (pos - start < this.#hashes && bytes[pos] === hash) pos++;
    return pos - start;
  }
}
