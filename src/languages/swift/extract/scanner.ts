// Cuts a Swift file into tokens. Comments and the text of strings never show; the code in a string's interpolations does.
import type { SourceText } from '../../../model/source.ts';
import { ByteClass, byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';
import { endOfComment } from './comment.ts';
import { endOfRegex } from './regex-literal.ts';
import { Token, keywords, lastOfOperands, signs } from './tokens.ts';

const [lf, quote, hash, openParen, closeParen, star, dot, slash] = [10, 34, 35, 40, 41, 42, 46, 47];
const [less, equals, greater, letterA, letterZ, backslash, backquote] = [60, 61, 62, 65, 90, 92, 96];

export class Scanner {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  #pos = 0;
  #nextLine = 1;
  #noRegexBefore = 0;
  /** The last token: where it stands, on which line it began, and whether that line began with it. */
  token: number = Token.end;
  start = 0;
  end = 0;
  line = 1;
  isFirstOfLine = true;
  /** Of the string whose interpolation begins: how many `#` and quotes it ends with. */
  hashes = 0;
  isLong = false;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
  }

  next(): number {
    const lineBefore = this.#nextLine;
    const token = this.#read();
    this.isFirstOfLine = this.line > lineBefore || this.token === Token.end;
    this.end = this.#pos;
    if (token === Token.name && this.#bytes[this.start] === backquote) this.#stripBackquotes();
    this.token = token;
    return token;
  }

  /** The byte behind the last token and the blanks that follow it on its line. */
  peek(): number {
    let pos = this.#pos;
    while (byteClasses[this.#bytes[pos]!] === ByteClass.blank) pos++;
    return this.#bytes[pos]!;
  }

  /** Behind a name: over the selectors that follow at once; `end` is behind the last that may be a type's name. */
  takeSelectors(): void {
    const bytes = this.#bytes;
    let pos = this.#pos;
    let isChain = true;
    while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
      const first = bytes[pos + 1]!;
      pos += 2;
      while (nameBytes[bytes[pos]!] === 1) pos++;
      isChain &&= first >= letterA && first <= letterZ;
      if (isChain) this.end = pos;
    }
    this.#pos = pos;
  }

  /** Behind the first name of an import: over all that follow. */
  takePath(): void {
    const bytes = this.#bytes;
    let pos = this.#pos;
    while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
      pos += 2;
      while (nameBytes[bytes[pos]!] === 1) pos++;
    }
    this.#pos = pos;
    this.end = pos;
  }

  /** To the end of the line: what a condition of the compiler says. */
  skipLine(): void {
    while (this.#bytes[this.#pos] !== lf && this.#pos < this.#length) this.#pos++;
  }

  /** Over the bracket that stands here at once, if one does, and all that is in it. */
  skipArguments(): void {
    if (this.#bytes[this.#pos] !== openParen) return;
    let depth = 0;
    for (; this.#pos < this.#length; this.#pos++) {
      const byte = this.#bytes[this.#pos];
      if (byte === openParen) depth++;
      else if (byte === lf) this.#nextLine++;
      else if (byte === closeParen && --depth === 0) break;
    }
    this.#pos = Math.min(this.#pos + 1, this.#length);
  }

  /** Over an operator that is a function's name. */
  skipOperator(): void {
    while (operatorBytes[this.#bytes[this.#pos]!] === 1 || isAngle(this.#bytes[this.#pos]!)) this.#pos++;
  }

  /** Behind the bracket that ends an interpolation: on with the text of its string. */
  resumeString(hashes: number, isLong: boolean): number {
    this.hashes = hashes;
    this.isLong = isLong;
    this.token = this.#skipString();
    this.end = this.#pos;
    return this.token;
  }

  #read(): number {
    const bytes = this.#bytes;
    for (;;) {
      let pos = this.#pos;
      let byteClass = byteClasses[bytes[pos]!]!;
      while (byteClass === ByteClass.blank) byteClass = byteClasses[bytes[++pos]!]!;
      this.#pos = pos;
      this.start = pos;
      this.line = this.#nextLine;
      switch (byteClass) {
        case ByteClass.letter:
          return this.#readWord();
        case ByteClass.newline:
          this.#pos++;
          this.#nextLine++;
          continue;
        case ByteClass.sign:
          this.#pos++;
          return signs[bytes[pos]!]!;
        case ByteClass.dot:
          return this.#readDot();
        case ByteClass.slash:
          if (this.#skipComment()) continue;
          return this.#readSlash();
        case ByteClass.quote:
          return this.#readString(0);
        case ByteClass.digit:
          return this.#skipNumber();
        case ByteClass.hash:
          return this.#readHash();
        case ByteClass.at:
          return this.#readAttribute();
        case ByteClass.backquote:
          return this.#readBackquoted();
        case ByteClass.equals:
          this.#pos++;
          return bytes[this.#pos] === equals ? this.#readOperator() : Token.assign;
        case ByteClass.minus:
          if (bytes[pos + 1] !== greater) return this.#readOperator();
          this.#pos += 2;
          return Token.arrow;
        case ByteClass.less:
          this.#pos++;
          return pos > 0 && nameBytes[bytes[pos - 1]!] === 1 ? Token.less : this.#readOperator();
        case ByteClass.greater:
          this.#pos++;
          return bytes[this.#pos] === equals ? this.#readOperator() : Token.greater;
        case ByteClass.mark:
          return this.#readMark();
        case ByteClass.operator:
          return this.#readOperator();
        case ByteClass.end:
          if (pos >= this.#length) return Token.end;
          this.#pos++;
          continue;
        default:
          this.#pos++;
      }
    }
  }

  #readWord(): number {
    const bytes = this.#bytes;
    let pos = this.#pos + 1;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    this.#pos = pos;
    if (this.token === Token.dot) return Token.name;
    const keyword = keywords.find(bytes, this.start, pos);
    return keyword === 0 ? Token.name : keyword;
  }

  #readBackquoted(): number {
    let pos = this.#pos + 1;
    while (nameBytes[this.#bytes[pos]!] === 1) pos++;
    const isClosed = this.#bytes[pos] === backquote && pos > this.#pos + 1;
    this.#pos = isClosed ? pos + 1 : this.#pos + 1;
    return isClosed ? Token.name : Token.operator;
  }

  #stripBackquotes(): void {
    this.start++;
    this.end--;
  }

  #readDot(): number {
    const bytes = this.#bytes;
    this.#pos++;
    if (bytes[this.#pos] !== dot) return Token.dot;
    while (bytes[this.#pos] === dot || bytes[this.#pos] === less) this.#pos++;
    return Token.operator;
  }

  /** `name: "x".y` in a number: a dot belongs to it only before a digit. */
  #skipNumber(): number {
    const bytes = this.#bytes;
    let pos = this.#pos + 1;
    while (
      nameBytes[bytes[pos]!] === 1 ||
      (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.digit)
    )
      pos++;
    this.#pos = pos;
    return Token.literal;
  }

  /** `?` and `!`: behind an operand without a blank they belong to it. */
  #readMark(): number {
    const pos = this.#pos;
    const isPostfix = this.token <= lastOfOperands && this.end === pos && this.#bytes[pos + 1] !== equals;
    if (!isPostfix && this.token !== Token.greater) return this.#readOperator();
    this.#pos++;
    return Token.postfix;
  }

  #readOperator(): number {
    const bytes = this.#bytes;
    if (this.#pos === this.start) this.#pos++;
    while (operatorBytes[bytes[this.#pos]!] === 1) this.#pos++;
    return Token.operator;
  }

  #readAttribute(): number {
    let pos = this.#pos + 1;
    while (nameBytes[this.#bytes[pos]!] === 1) pos++;
    this.#pos = pos;
    this.start++;
    return Token.attribute;
  }

  #readHash(): number {
    const bytes = this.#bytes;
    let pos = this.#pos;
    while (bytes[pos] === hash) pos++;
    const hashes = pos - this.#pos;
    if (bytes[pos] === quote) {
      this.#pos = pos;
      return this.#readString(hashes);
    }
    if (bytes[pos] === slash) return this.#skipRegex(pos, hashes);
    while (nameBytes[bytes[pos]!] === 1) pos++;
    this.#pos = pos;
    this.start++;
    return Token.pound;
  }

  #readSlash(): number {
    const isPrefix = this.token > lastOfOperands || this.token === Token.end;
    return isPrefix ? this.#skipRegex(this.#pos, 0) : this.#readOperator();
  }

  #skipRegex(pos: number, hashes: number): number {
    const end =
      pos < this.#noRegexBefore ? ~this.#noRegexBefore : endOfRegex(this.#bytes, pos, this.#length, hashes);
    if (end < 0) {
      this.#noRegexBefore = ~end;
      this.#pos = pos;
      this.start = pos;
      return this.#readOperator();
    }
    this.#countLines(pos, end);
    this.#pos = end;
    return Token.literal;
  }

  /** At the quote that begins it. */
  #readString(hashes: number): number {
    const bytes = this.#bytes;
    this.hashes = hashes;
    this.isLong = bytes[this.#pos + 1] === quote && bytes[this.#pos + 2] === quote;
    this.#pos += this.isLong ? 3 : 1;
    return this.#skipString();
  }

  /** To its end or its next interpolation. A short one that is not closed ends with its line. */
  #skipString(): number {
    const bytes = this.#bytes;
    for (let pos = this.#pos; ; pos++) {
      const byte = bytes[pos]!;
      if (byte === quote && this.#isClosing(pos)) {
        this.#pos = pos + (this.isLong ? 3 : 1) + this.hashes;
        return Token.literal;
      }
      if (byte === backslash) {
        const after = pos + 1 + this.#countHashes(pos + 1);
        if (after - pos - 1 === this.hashes) {
          if (bytes[after] === openParen) {
            this.#pos = after + 1;
            return Token.interpolation;
          }
          pos = bytes[after] === lf || after >= this.#length ? after - 1 : after;
        }
      } else if (byte === lf) {
        if (!this.isLong) {
          this.#pos = pos;
          return Token.literal;
        }
        this.#nextLine++;
      } else if (byte === 0 && pos >= this.#length) {
        this.#pos = this.#length;
        return Token.literal;
      }
    }
  }

  #isClosing(pos: number): boolean {
    const bytes = this.#bytes;
    if (this.isLong && (bytes[pos + 1] !== quote || bytes[pos + 2] !== quote)) return false;
    return this.hashes === 0 || this.#countHashes(pos + (this.isLong ? 3 : 1)) === this.hashes;
  }

  /** As many as the string has around it, at most. */
  #countHashes(start: number): number {
    let pos = start;
    while (pos - start < this.hashes && this.#bytes[pos] === hash) pos++;
    return pos - start;
  }

  /** At a slash: false where it begins no comment. */
  #skipComment(): boolean {
    const start = this.#pos;
    const end = endOfComment(this.#bytes, start, this.#length);
    if (end === start) return false;
    if (this.#bytes[start + 1] === star) this.#countLines(start, end);
    this.#pos = end;
    return true;
  }

  #countLines(start: number, end: number): void {
    for (let pos = start; pos < end; pos++) if (this.#bytes[pos] === lf) this.#nextLine++;
  }
}

function isAngle(byte: number): boolean {
  return byte === less || byte === greater;
}
