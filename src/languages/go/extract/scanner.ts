// Cuts a Go file into tokens, with the semicolons that Go puts in at line ends. Comments never show.
import type { SourceText } from '../../../model/source.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { Token, endsStatement, keywordAt } from './tokens.ts';

const [lf, doubleQuote, singleQuote, star, slash, dot, equals] = [10, 34, 39, 42, 47, 46, 61];
const [backslash, backquote, plus, minus, less, greater, and] = [92, 96, 43, 45, 60, 62, 38];
const [letterE, letterP, letterX] = [101, 112, 120];

const signs = new Uint8Array(128);
for (const [sign, token] of [
  [';', Token.semicolon],
  [',', Token.comma],
  ['(', Token.openParen],
  [')', Token.closeParen],
  ['[', Token.openBracket],
  [']', Token.closeBracket],
  ['{', Token.openBrace],
  ['}', Token.closeBrace],
] as const) {
  signs[sign.charCodeAt(0)] = token;
}

export class Scanner {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  #pos = 0;
  #nextLine = 1;
  /** The last token: where it stands, and on which line it began. */
  token: number = Token.end;
  start = 0;
  end = 0;
  line = 1;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
  }

  next(): number {
    const token = this.#read();
    this.end = this.#pos;
    this.token = token;
    return token;
  }

  /** Behind a name: over the selectors that follow without a blank, as most do. `start` and `end` are the first one's. */
  takeSelectors(): boolean {
    const bytes = this.#bytes;
    let pos = this.#pos;
    if (bytes[pos] !== dot || byteClasses[bytes[pos + 1]!] !== ByteClass.letter) return false;
    this.start = pos + 1;
    pos = this.#endOfName(pos + 2);
    this.end = pos;
    while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter)
      pos = this.#endOfName(pos + 2);
    this.#pos = pos;
    return true;
  }

  #endOfName(start: number): number {
    const bytes = this.#bytes;
    let pos = start;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    return pos;
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
          pos++;
          while (nameBytes[bytes[pos]!] === 1) pos++;
          this.#pos = pos;
          return keywordAt(bytes, this.start, pos);
        case ByteClass.newline:
          this.#pos++;
          this.#nextLine++;
          if (endsStatement[this.token] === 1) return Token.semicolon;
          continue;
        case ByteClass.sign:
          this.#pos++;
          return signs[bytes[pos]!]!;
        case ByteClass.slash:
          if (!this.#skipComment()) return this.#readOperator();
          // A comment over several lines is the end of the line it began on.
          if (this.#nextLine > this.line && endsStatement[this.token] === 1) return Token.semicolon;
          continue;
        case ByteClass.doubleQuote:
          this.#skipQuoted(doubleQuote);
          return Token.string;
        case ByteClass.backquote:
          this.#skipRaw();
          return Token.string;
        case ByteClass.singleQuote:
          this.#skipQuoted(singleQuote);
          return Token.literal;
        case ByteClass.digit:
          this.#skipNumber();
          return Token.literal;
        case ByteClass.dot:
          return this.#readDot();
        case ByteClass.colon:
          this.#pos += bytes[pos + 1] === equals ? 2 : 1;
          return bytes[pos + 1] === equals ? Token.define : Token.colon;
        case ByteClass.equals:
          this.#pos += bytes[pos + 1] === equals ? 2 : 1;
          return bytes[pos + 1] === equals ? Token.operator : Token.assign;
        case ByteClass.operator:
          return this.#readOperator();
        case ByteClass.end:
          if (pos >= this.#length) return endsStatement[this.token] === 1 ? Token.semicolon : Token.end;
          this.#pos++;
          continue;
        default:
          this.#pos++;
      }
    }
  }

  /** At a slash: false where it begins no comment. */
  #skipComment(): boolean {
    const bytes = this.#bytes;
    let pos = this.#pos + 2;
    if (bytes[pos - 1] === slash) {
      while (bytes[pos] !== lf && (bytes[pos] !== 0 || pos < this.#length)) pos++;
    } else if (bytes[pos - 1] === star) {
      for (; bytes[pos] !== star || bytes[pos + 1] !== slash; pos++) {
        if (bytes[pos] === lf) this.#nextLine++;
        else if (pos >= this.#length) break;
      }
      pos += 2;
    } else {
      return false;
    }
    this.#pos = Math.min(pos, this.#length);
    return true;
  }

  /** A string that is not closed ends with its line. */
  #skipQuoted(quote: number): void {
    const bytes = this.#bytes;
    let pos = this.#pos + 1;
    for (let byte = bytes[pos]!; byte !== quote; byte = bytes[++pos]!) {
      if (byte === lf || (byte === 0 && pos >= this.#length)) {
        this.#pos = pos;
        return;
      }
      if (byte === backslash && bytes[pos + 1] !== lf && pos + 1 < this.#length) pos++;
    }
    this.#pos = pos + 1;
  }

  #skipRaw(): void {
    const bytes = this.#bytes;
    let pos = this.#pos + 1;
    for (let byte = bytes[pos]!; byte !== backquote; byte = bytes[++pos]!) {
      if (byte === lf) this.#nextLine++;
      else if (byte === 0 && pos >= this.#length) {
        this.#pos = pos;
        return;
      }
    }
    this.#pos = pos + 1;
  }

  #skipNumber(): void {
    const bytes = this.#bytes;
    const isHex = (bytes[this.#pos + 1]! | 32) === letterX;
    let pos = this.#pos + 1;
    for (let byte = bytes[pos]!; ; byte = bytes[++pos]!) {
      if (nameBytes[byte] === 1 || byte === dot) continue;
      const before = bytes[pos - 1]! | 32;
      const isExponent = before === letterP || (before === letterE && !isHex);
      if (!isExponent || (byte !== plus && byte !== minus)) break;
    }
    this.#pos = pos;
  }

  #readDot(): number {
    const bytes = this.#bytes;
    const pos = this.#pos;
    if (byteClasses[bytes[pos + 1]!] === ByteClass.digit) {
      this.#skipNumber();
      return Token.literal;
    }
    const isEllipsis = bytes[pos + 1] === dot && bytes[pos + 2] === dot;
    this.#pos += isEllipsis ? 3 : 1;
    return isEllipsis ? Token.operator : Token.dot;
  }

  /** `+ += ++ << <<= <- &^= …`; which of them does not matter, but for those that assign or end a statement. */
  #readOperator(): number {
    const bytes = this.#bytes;
    const first = bytes[this.#pos]!;
    let second = bytes[++this.#pos]!;
    if ((first === plus || first === minus) && second === first) {
      this.#pos++;
      return Token.step;
    }
    const isDoubled = (first === less || first === greater) && second === first;
    if (isDoubled || (first === and && second === 94)) second = bytes[++this.#pos]!;
    if (second !== equals) {
      // The second half of `&&`, `||` and `<-`, which is no operand's sign.
      if (second === first || (first === less && second === minus)) this.#pos++;
      return Token.operator;
    }
    this.#pos++;
    // `<=`, `>=` and `!=` compare.
    return !isDoubled && (first === less || first === greater || first === 33)
      ? Token.operator
      : Token.assign;
  }
}
