// Splits a Java file into tokens. Skips comments; names joined by dots without blanks are one token.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfNumber } from '../../kit/end-of-number.ts';
import { Token, keywords } from './tokens.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

export const blankBytes = bytesIn(' \t\r\n\f');
export const nameBytes = nameBytesWith('_$');
const digitBytes = bytesIn(digits);
export const nameStarts = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** Bytes that are tokens by themselves, and operator bytes. */
const signs = bytesIn('()[]{}<>,;@');
const operators = bytesIn('+*%^?');
/** Not a token. */
const skipped = -1;
const [letterC, letterN, letterS, letterT] = [99, 110, 115, 116];
const [smallA, smallZ] = [97, 122];

export class Scanner {
  readonly bytes: Uint8Array;
  readonly #length: number;
  /** Ends with the text, so searches stop there. */
  readonly #text: Uint8Array;
  #pos = 0;
  start = 0;
  /** End of a token; of the first part of a name. */
  end = 0;
  /** Of a name: the end of all but its last part, its end, and the keyword after one more dot (`Cart.class`). */
  beforeLast = 0;
  chainEnd = 0;
  tail = 0;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.#length = length;
    this.#text = bytes.subarray(0, length);
  }

  /** Where the next token is read. */
  get position(): number {
    return this.#pos;
  }

  next(): number {
    const { bytes } = this;
    for (;;) {
      let pos = this.#pos;
      while (blankBytes[bytes[pos]!] === 1) pos++;
      const byte = bytes[pos]!;
      this.start = pos;
      if (nameStarts[byte] === 1) return this.#readWord(pos);
      if (signs[byte] === 1) return this.#take(byte, pos + 1);
      if (digitBytes[byte] === 1) return this.#take(Token.literal, endOfNumber(bytes, pos));
      const token = this.#readOther(byte, pos);
      if (token !== skipped) return token;
    }
  }

  #readOther(byte: number, pos: number): number {
    const next = this.bytes[pos + 1];
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.slash: {
        const end = this.endOfComment(pos);
        return end === pos ? this.#take(Token.operator, pos + 1) : this.#take(skipped, end);
      }
      case Byte.doubleQuote: {
        const end = this.#isTextBlock(pos) ? this.#endOfTextBlock(pos + 3) : this.#endOfQuoted(pos);
        return this.#take(Token.literal, end);
      }
      case Byte.singleQuote:
        return this.#take(Token.literal, this.#endOfQuoted(pos));
      case Byte.colon:
        return next === Byte.colon ? this.#take(Token.member, pos + 2) : this.#take(byte, pos + 1);
      case Byte.minus:
        return next === Byte.greater ? this.#take(Token.arrow, pos + 2) : this.#take(Token.operator, pos + 1);
      case Byte.equals:
      case Byte.ampersand:
      case Byte.bar:
        if (next === byte || next === Byte.equals) return this.#take(Token.operator, pos + 2);
        return this.#take(byte, pos + 1);
      case Byte.bang:
        return next === Byte.equals ? this.#take(Token.operator, pos + 2) : this.#take(Token.not, pos + 1);
      case Byte.tilde:
        return this.#take(Token.not, pos + 1);
      default:
        if (pos >= this.#length) return this.#take(Token.end, pos);
        return this.#take(operators[byte] === 1 ? Token.operator : skipped, pos + 1);
    }
  }

  #take(token: number, end: number): number {
    this.#pos = end;
    return token;
  }

  /** First byte of the next token, unless a comment precedes it. */
  peek(): number {
    let pos = this.#pos;
    while (blankBytes[this.bytes[pos]!] === 1) pos++;
    return this.bytes[pos]!;
  }

  /** End of the comment at `pos`; `pos` if there is none. */
  endOfComment(pos: number): number {
    const { bytes } = this;
    if (bytes[pos + 1] === Byte.slash) {
      let end = pos + 2;
      while (bytes[end] !== Byte.newline && (bytes[end] !== 0 || end < this.#length)) end++;
      return end;
    }
    if (bytes[pos + 1] !== Byte.star) return pos;
    let end = this.#text.indexOf(Byte.slash, pos + 3);
    while (end !== -1 && bytes[end - 1] !== Byte.star) end = this.#text.indexOf(Byte.slash, end + 1);
    if (end === -1) noteUnclosed();
    return end === -1 ? this.#length : end + 1;
  }

  #readWord(start: number): number {
    const { bytes } = this;
    let pos = start + 1;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    this.end = pos;
    const first = bytes[start]!;
    if (first >= smallA && first <= smallZ) {
      const keyword = keywords.find(bytes, start, pos);
      if (keyword !== 0) return this.#take(keyword, pos);
    }
    this.#readChain(start, pos);
    return Token.name;
  }

  #readChain(start: number, end: number): void {
    const { bytes } = this;
    let pos = end;
    this.beforeLast = start;
    this.chainEnd = end;
    this.tail = 0;
    while (bytes[pos] === Byte.dot && nameStarts[bytes[pos + 1]!] === 1) {
      const partStart = pos + 1;
      pos += 2;
      while (nameBytes[bytes[pos]!] === 1) pos++;
      if (canBeTail(bytes[partStart]!, pos - partStart)) {
        this.tail = keywords.find(bytes, partStart, pos);
        if (this.tail !== 0) break;
      }
      this.beforeLast = this.chainEnd;
      this.chainEnd = pos;
    }
    this.#pos = pos;
  }

  #isTextBlock(pos: number): boolean {
    return this.bytes[pos + 1] === Byte.doubleQuote && this.bytes[pos + 2] === Byte.doubleQuote;
  }

  #endOfTextBlock(start: number): number {
    const { bytes } = this;
    for (let pos = start; pos < this.#length; pos++) {
      if (bytes[pos] === Byte.backslash) pos++;
      else if (bytes[pos] === Byte.doubleQuote && this.#isTextBlock(pos)) return pos + 3;
    }
    noteUnclosed();
    return this.#length;
  }

  /** An unclosed string ends with its line. */
  #endOfQuoted(start: number): number {
    const { bytes } = this;
    const quote = bytes[start];
    let pos = start + 1;
    for (let byte = bytes[pos]!; byte !== quote; byte = bytes[++pos]!) {
      if (byte === Byte.newline || (byte === 0 && pos >= this.#length)) return pos;
      if (byte === Byte.backslash && bytes[pos + 1] !== Byte.newline && pos + 1 < this.#length) pos++;
    }
    return pos + 1;
  }

  #readDot(pos: number): number {
    const { bytes } = this;
    if (digitBytes[bytes[pos + 1]!] === 1) return this.#take(Token.literal, endOfNumber(bytes, pos));
    const isEllipsis = bytes[pos + 1] === Byte.dot && bytes[pos + 2] === Byte.dot;
    return isEllipsis ? this.#take(Token.ellipsis, pos + 3) : this.#take(Byte.dot, pos + 1);
  }
}

/** Whether a part can be `class`, `this`, `super` or `new`. */
function canBeTail(first: number, length: number): boolean {
  switch (length) {
    case 3:
      return first === letterN;
    case 4:
      return first === letterT;
    case 5:
      return first === letterC || first === letterS;
    default:
      return false;
  }
}
