// Moves over the bytes of a Zig file, from builtin to builtin. Comments, strings and characters never show.
import type { SourceText } from '../../../model/source.ts';
import { at, backslash, doubleQuote, newline, singleQuote, slash } from '../../kit/bytes.ts';

/** 1 for a byte at which the search must stop and look. */
const stops = new Uint8Array(256);
for (const byte of [doubleQuote, singleQuote, slash, at, backslash]) stops[byte] = 1;

export class Cursor {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #text: Buffer;
  pos = 0;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  /** To the next `@`, and behind it, if one stands no further than at `last`. */
  findBuiltin(last: number): boolean {
    const bytes = this.#bytes;
    while (this.pos <= last) {
      const byte = bytes[this.pos]!;
      if (stops[byte] === 0) this.pos++;
      else if (byte === at) {
        this.pos++;
        return true;
      } else this.#skip(byte);
    }
    return false;
  }

  /** '' where there is none. */
  takeWord(): string {
    const start = this.pos;
    while (this.pos < this.#length && isNameByte(this.#bytes[this.pos]!)) this.pos++;
    return this.#text.toString('latin1', start, this.pos);
  }

  /** Over the sign, if it is the next. */
  take(sign: number): boolean {
    this.#skipBlanks();
    if (this.#bytes[this.pos] !== sign || this.pos >= this.#length) return false;
    this.pos++;
    return true;
  }

  /** What the next string says, with its escapes; undefined where none is next, or it does not end. */
  takeString(): string | undefined {
    this.#skipBlanks();
    if (this.#bytes[this.pos] !== doubleQuote || this.pos >= this.#length) return undefined;
    const start = this.pos + 1;
    this.#skipQuoted(doubleQuote);
    const end = this.pos - 1;
    const isClosed = end >= start && this.#bytes[end] === doubleQuote;
    return isClosed ? this.#text.toString('utf8', start, end) : undefined;
  }

  #skip(byte: number): void {
    const next = this.#bytes[this.pos + 1];
    if (byte === doubleQuote || byte === singleQuote) this.#skipQuoted(byte);
    // A comment, or a line of a long string.
    else if (next === byte) this.#skipLine();
    else this.pos++;
  }

  #skipBlanks(): void {
    while (this.pos < this.#length) {
      const byte = this.#bytes[this.pos]!;
      if (byte === slash && this.#bytes[this.pos + 1] === slash) this.#skipLine();
      else if (byte === 32 || (byte >= 9 && byte <= 13)) this.pos++;
      else return;
    }
  }

  #skipLine(): void {
    const end = this.#bytes.indexOf(newline, this.pos);
    this.pos = end === -1 || end > this.#length ? this.#length : end;
  }

  /** One that is not closed ends with its line. */
  #skipQuoted(quote: number): void {
    const bytes = this.#bytes;
    let pos = this.pos + 1;
    while (pos < this.#length && bytes[pos] !== quote && bytes[pos] !== newline) {
      pos += bytes[pos] === backslash && bytes[pos + 1] !== newline ? 2 : 1;
    }
    this.pos = Math.min(bytes[pos] === quote ? pos + 1 : pos, this.#length);
  }
}

function isNameByte(byte: number): boolean {
  const letter = byte | 32;
  return (letter >= 97 && letter <= 122) || (byte >= 48 && byte <= 57) || byte === 95;
}
