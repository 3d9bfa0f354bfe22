// Cuts a Swift file into tokens. Comments and the text of strings never show; the code in a string's interpolations does.
import type { SourceText } from '../../../model/source.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../../std/word-table.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { endOfComment } from './comment.ts';
import { endOfName, endOfNumber, endOfOperator, endOfOperatorName, endOfPath } from './ends.ts';
import { endOfRegex } from './regex-literal.ts';
import { StringText } from './string-text.ts';
import { Token, lastOfOperands, signs, tokenOfKeyword } from './tokens.ts';
import { words } from './words.ts';

const [lf, quote, numberSign, openParen, closeParen, star, dot, slash] = [10, 34, 35, 40, 41, 42, 46, 47];
const [less, equals, greater, letterA, letterZ, backquote] = [60, 61, 62, 65, 90, 96];

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
  /** Of a name or keyword: its number. */
  word = 0;
  /** The string whose interpolation begins. */
  readonly string = new StringText();

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
  }

  next(): number {
    const bytes = this.#bytes;
    const lineBefore = this.#nextLine;
    let pos = this.#pos;
    let byte = bytes[pos]!;
    let byteClass = byteClasses[byte]!;
    for (;;) {
      while (byteClass === ByteClass.blank) {
        byte = bytes[++pos]!;
        byteClass = byteClasses[byte]!;
      }
      if (byteClass === ByteClass.newline) {
        this.#nextLine++;
        pos++;
      } else if (byteClass === ByteClass.slash) {
        const end = this.#endOfComment(pos);
        if (end === pos) break;
        pos = end;
      } else if (byteClass === ByteClass.other || (byteClass === ByteClass.end && pos < this.#length)) {
        pos++;
      } else {
        break;
      }
      byte = bytes[pos]!;
      byteClass = byteClasses[byte]!;
    }
    this.start = pos;
    this.line = this.#nextLine;
    this.isFirstOfLine = this.line > lineBefore || this.token === Token.end;
    if (byteClass === ByteClass.letter) this.token = this.#readWord(pos, byte);
    else {
      this.#pos = pos;
      this.token = this.#read(byteClass);
    }
    this.end = this.#pos;
    if (byteClass === ByteClass.backquote && this.token === Token.name) this.#stripBackquotes();
    return this.token;
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
    this.#pos = endOfPath(this.#bytes, this.#pos);
    this.end = this.#pos;
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
    this.#pos = endOfOperatorName(this.#bytes, this.#pos);
  }

  /** Behind the bracket that ends an interpolation: on with the text of its string. */
  resumeString(hashes: number, isLong: boolean): number {
    this.string.goOn(this.#bytes, this.#pos, this.#length, hashes, isLong);
    this.token = this.#takeString();
    this.end = this.#pos;
    return this.token;
  }

  #read(byteClass: number): number {
    const bytes = this.#bytes;
    const pos = this.#pos;
    switch (byteClass) {
      case ByteClass.sign:
        this.#pos++;
        return signs[bytes[pos]!]!;
      case ByteClass.dot:
        return this.#readDot();
      case ByteClass.slash:
        return this.#readSlash();
      case ByteClass.quote:
        return this.#readString(0);
      case ByteClass.digit:
        this.#pos = endOfNumber(bytes, pos + 1);
        return Token.literal;
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
      default:
        return Token.end;
    }
  }

  #readWord(start: number, first: number): number {
    const bytes = this.#bytes;
    let pos = start;
    let byte = first;
    let hash = hashSeed;
    let second = secondSeed;
    do {
      hash = Math.imul(hash ^ byte, hashFactor);
      second = (Math.imul(second, secondFactor) + byte) | 0;
      byte = bytes[++pos]!;
    } while (nameBytes[byte] === 1);
    this.#pos = pos;
    const word = words.numberOf(bytes, start, pos, hash, second);
    this.word = word;
    const isKeyword = word < tokenOfKeyword.length && this.token !== Token.dot;
    return isKeyword ? tokenOfKeyword[word]! : Token.name;
  }

  #readBackquoted(): number {
    const pos = endOfName(this.#bytes, this.#pos + 1);
    const isClosed = this.#bytes[pos] === backquote && pos > this.#pos + 1;
    this.#pos = isClosed ? pos + 1 : this.#pos + 1;
    return isClosed ? Token.name : Token.operator;
  }

  #stripBackquotes(): void {
    this.start++;
    this.end--;
    this.word = words.find(this.#bytes, this.start, this.end);
  }

  #readDot(): number {
    const bytes = this.#bytes;
    this.#pos++;
    if (bytes[this.#pos] !== dot) return Token.dot;
    while (bytes[this.#pos] === dot || bytes[this.#pos] === less) this.#pos++;
    return Token.operator;
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
    if (this.#pos === this.start) this.#pos++;
    this.#pos = endOfOperator(this.#bytes, this.#pos);
    return Token.operator;
  }

  #readAttribute(): number {
    this.#pos = endOfName(this.#bytes, this.#pos + 1);
    this.start++;
    return Token.attribute;
  }

  #readHash(): number {
    const bytes = this.#bytes;
    let pos = this.#pos;
    while (bytes[pos] === numberSign) pos++;
    const hashes = pos - this.#pos;
    if (bytes[pos] === quote) {
      this.#pos = pos;
      return this.#readString(hashes);
    }
    if (bytes[pos] === slash) return this.#skipRegex(pos, hashes);
    this.#pos = endOfName(bytes, pos);
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
    this.string.begin(this.#bytes, this.#pos, this.#length, hashes);
    return this.#takeString();
  }

  #takeString(): number {
    this.#pos = this.string.end;
    this.#nextLine += this.string.lines;
    return this.string.isInterpolated ? Token.interpolation : Token.literal;
  }

  /** Of one that begins at a slash; the slash where none does. */
  #endOfComment(start: number): number {
    const end = endOfComment(this.#bytes, start, this.#length);
    if (this.#bytes[start + 1] === star) this.#countLines(start, end);
    return end;
  }

  #countLines(start: number, end: number): void {
    for (let pos = start; pos < end; pos++) if (this.#bytes[pos] === lf) this.#nextLine++;
  }
}
