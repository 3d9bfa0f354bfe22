// Cuts a Java file into tokens. Comments never show, and names that dots join without a blank are one token.
import type { SourceText } from '../../../model/source.ts';
import { ByteClass, byteClasses, nameBytes, signs } from './byte-classes.ts';
import { Token, keywords } from './tokens.ts';
import {
  backslash,
  colon,
  dot,
  doubleQuote,
  equals,
  greater,
  minus,
  newline,
  plus,
  slash,
  space,
  star,
} from '../../kit/bytes.ts';
const [letterC, letterE, letterN, letterP, letterS, letterT, letterX] = [99, 101, 110, 112, 115, 116, 120];
const [smallA, smallZ] = [97, 122];

export class Scanner {
  readonly bytes: Uint8Array;
  readonly #length: number;
  /** Up to the end of the text, so that no search looks further. */
  readonly #text: Uint8Array;
  #pos = 0;
  start = 0;
  /** Of a name, the end of its first part. */
  end = 0;
  /** Of a name: where all but its last part ends, where all of it ends, and the keyword behind one more dot: `Cart.class`. */
  beforeLast = 0;
  chainEnd = 0;
  tail = 0;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.#length = length;
    this.#text = bytes.subarray(0, length);
  }

  /** Where the next token is looked for. */
  get position(): number {
    return this.#pos;
  }

  next(): number {
    const { bytes } = this;
    for (;;) {
      let pos = this.#pos;
      while (bytes[pos] === space) pos++;
      let byteClass = byteClasses[bytes[pos]!]!;
      while (byteClass === ByteClass.blank) byteClass = byteClasses[bytes[++pos]!]!;
      this.start = pos;
      switch (byteClass) {
        case ByteClass.letter:
          return this.#readWord(pos);
        case ByteClass.sign:
          this.#pos = pos + 1;
          return signs[bytes[pos]!]!;
        case ByteClass.dot:
          return this.#readDot(pos);
        case ByteClass.slash:
          if (this.#skipComment(pos)) continue;
          this.#pos = pos + 1;
          return Token.operator;
        case ByteClass.doubleQuote:
          this.#pos = this.#isTextBlock(pos) ? this.#endOfTextBlock(pos + 3) : this.#endOfQuoted(pos);
          return Token.literal;
        case ByteClass.singleQuote:
          this.#pos = this.#endOfQuoted(pos);
          return Token.literal;
        case ByteClass.digit:
          this.#skipNumber(pos);
          return Token.literal;
        case ByteClass.colon:
          this.#pos = pos + (bytes[pos + 1] === colon ? 2 : 1);
          return bytes[pos + 1] === colon ? Token.member : Token.colon;
        case ByteClass.minus:
          this.#pos = pos + (bytes[pos + 1] === greater ? 2 : 1);
          return bytes[pos + 1] === greater ? Token.arrow : Token.operator;
        case ByteClass.doubled:
          if (bytes[pos + 1] === bytes[pos] || bytes[pos + 1] === equals) {
            this.#pos = pos + 2;
            return Token.operator;
          }
          this.#pos = pos + 1;
          return signs[bytes[pos]!]!;
        case ByteClass.not:
          this.#pos = pos + (bytes[pos + 1] === equals ? 2 : 1);
          return bytes[pos + 1] === equals ? Token.operator : Token.not;
        case ByteClass.end:
          this.#pos = pos;
          if (pos >= this.#length) return Token.end;
          this.#pos++;
          continue;
        default:
          this.#pos = pos + 1;
      }
    }
  }

  /** The first byte of the next token, if no comment stands before it. */
  peek(): number {
    let pos = this.#pos;
    while (byteClasses[this.bytes[pos]!] === ByteClass.blank) pos++;
    return this.bytes[pos]!;
  }

  /** The end of a comment that begins there; the same place where none does. */
  endOfComment(pos: number): number {
    const { bytes } = this;
    if (bytes[pos + 1] === slash) {
      let end = pos + 2;
      while (bytes[end] !== newline && (bytes[end] !== 0 || end < this.#length)) end++;
      return end;
    }
    if (bytes[pos + 1] !== star) return pos;
    let end = this.#text.indexOf(slash, pos + 3);
    while (end !== -1 && bytes[end - 1] !== star) end = this.#text.indexOf(slash, end + 1);
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
      if (keyword !== 0) {
        this.#pos = pos;
        return keyword;
      }
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
    while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
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

  /** At a slash: false where it begins no comment. */
  #skipComment(pos: number): boolean {
    const end = this.endOfComment(pos);
    if (end === pos) return false;
    this.#pos = end;
    return true;
  }

  #isTextBlock(pos: number): boolean {
    return this.bytes[pos + 1] === doubleQuote && this.bytes[pos + 2] === doubleQuote;
  }

  #endOfTextBlock(start: number): number {
    const { bytes } = this;
    for (let pos = start; pos < this.#length; pos++) {
      if (bytes[pos] === backslash) pos++;
      else if (bytes[pos] === doubleQuote && this.#isTextBlock(pos)) return pos + 3;
    }
    return this.#length;
  }

  /** A string that is not closed ends with its line. */
  #endOfQuoted(start: number): number {
    const { bytes } = this;
    const quote = bytes[start];
    let pos = start + 1;
    for (let byte = bytes[pos]!; byte !== quote; byte = bytes[++pos]!) {
      if (byte === newline || (byte === 0 && pos >= this.#length)) return pos;
      if (byte === backslash && bytes[pos + 1] !== newline && pos + 1 < this.#length) pos++;
    }
    return pos + 1;
  }

  #skipNumber(start: number): void {
    const { bytes } = this;
    const isHex = (bytes[start + 1]! | 32) === letterX;
    let pos = start + 1;
    for (let byte = bytes[pos]!; ; byte = bytes[++pos]!) {
      if (nameBytes[byte] === 1 || byte === dot) continue;
      const before = bytes[pos - 1]! | 32;
      const isExponent = before === letterP || (before === letterE && !isHex);
      if (!isExponent || (byte !== plus && byte !== minus)) break;
    }
    this.#pos = pos;
  }

  #readDot(pos: number): number {
    const { bytes } = this;
    if (byteClasses[bytes[pos + 1]!] === ByteClass.digit) {
      this.#skipNumber(pos);
      return Token.literal;
    }
    const isEllipsis = bytes[pos + 1] === dot && bytes[pos + 2] === dot;
    this.#pos = pos + (isEllipsis ? 3 : 1);
    return isEllipsis ? Token.ellipsis : Token.dot;
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
