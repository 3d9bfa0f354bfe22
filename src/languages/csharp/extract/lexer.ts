// Tells the code of a C# file from its comments, strings and directives.
import type { SourceText } from '../../../model/source.ts';
import { byteClasses, ByteClass, nameBytes } from './byte-classes.ts';
import { Conditions } from './conditions.ts';
import { Interpolation, regular, verbatim } from './interpolation.ts';
import { endOfNumber, endOfQuoted, endOfRaw, endOfVerbatim, runLength } from './literals.ts';
import type { TokenList } from './token-list.ts';
import { keywords, Token } from './tokens.ts';

const [lf, quote, dollar, apostrophe, slash, colon, equals, greater, question, star, atSign] = [
  10, 34, 36, 39, 47, 58, 61, 62, 63, 42, 64,
];
const [dot, minus, hash] = [46, 45, 35];
/** No directive that matters is longer. */
const maxDirective = 200;

/** Used for one file after the other. */
const conditions = new Conditions();
const interpolation = new Interpolation();

export class Lexer {
  readonly #tokens: TokenList;
  readonly #bytes: Uint8Array;
  readonly #length: number;
  #pos = 0;
  /** Brackets that are open. */
  #depth = 0;

  constructor({ bytes, length }: SourceText, tokens: TokenList) {
    this.#bytes = bytes;
    this.#length = length;
    this.#tokens = tokens;
    tokens.clear();
    conditions.begin();
    interpolation.begin();
  }

  read(): void {
    const [bytes, length, tokens] = [this.#bytes, this.#length, this.#tokens];
    while (this.#pos < length) {
      const start = this.#pos;
      const byte = bytes[start]!;
      switch (byteClasses[byte]) {
        case ByteClass.letter: {
          let end = start + 1;
          while (nameBytes[bytes[end]!] === 1) end++;
          this.#pos = end;
          const keyword = keywords.find(bytes, start, end);
          tokens.add(keyword === 0 ? Token.name : keyword, start, end);
          break;
        }
        case ByteClass.digit:
          this.#pos = endOfNumber(bytes, start);
          tokens.add(Token.literal, start, this.#pos);
          break;
        case ByteClass.sign:
          // `..` makes a range of two values.
          if (byte === dot && bytes[start + 1] === dot) this.#add(Token.operator, start, start + 2);
          else this.#add(byte, start, start + 1);
          break;
        case ByteClass.bracket:
          this.#readBracket(byte, start);
          break;
        case ByteClass.slash:
          this.#readSlash(start);
          break;
        case ByteClass.doubleQuote:
          this.#readString(start, start);
          break;
        case ByteClass.singleQuote:
          this.#pos = endOfQuoted(bytes, start + 1, length, apostrophe);
          tokens.add(Token.literal, start, this.#pos);
          break;
        case ByteClass.dollar:
        case ByteClass.at:
          this.#readPrefix(start);
          break;
        case ByteClass.hash:
          this.#readDirective(start);
          break;
        case ByteClass.operator:
          this.#readOperator(byte, start);
          break;
        case ByteClass.colon:
          this.#readColon(start);
          break;
        case ByteClass.question:
          this.#readQuestion(start);
          break;
        default:
          this.#pos++;
      }
    }
    tokens.finish();
  }

  #add(kind: number, start: number, end: number): void {
    this.#pos = end;
    this.#tokens.add(kind, start, end);
  }

  #readBracket(byte: number, start: number): void {
    const isOpening = byte === Token.openParen || byte === Token.openBracket || byte === Token.openBrace;
    if (isOpening) {
      this.#depth++;
      if (interpolation.isInHole) interpolation.bracket(1);
    } else {
      if (byte === Token.closeBrace && interpolation.isAtEdge) return this.#leaveHole(start);
      this.#depth--;
      if (interpolation.isInHole) interpolation.bracket(-1);
    }
    this.#add(byte, start, start + 1);
  }

  #readSlash(start: number): void {
    const bytes = this.#bytes;
    const next = bytes[start + 1];
    if (next === slash) {
      const end = bytes.indexOf(lf, start);
      this.#pos = end === -1 || end > this.#length ? this.#length : end;
    } else if (next === star) {
      let end = start + 2;
      while (end < this.#length && (bytes[end] !== star || bytes[end + 1] !== slash)) end++;
      this.#pos = Math.min(end + 2, this.#length);
    } else {
      this.#add(Token.operator, start, start + (next === equals ? 2 : 1));
    }
  }

  /** `start` is that of the token, `first` that of its first quote. */
  #readString(start: number, first: number): void {
    const quotes = runLength(this.#bytes, first, quote);
    const end =
      quotes < 3
        ? endOfQuoted(this.#bytes, first + 1, this.#length, quote)
        : endOfRaw(this.#bytes, first + quotes, this.#length, quotes);
    this.#add(Token.literal, start, end);
  }

  /** `@name`, `@"…"`, `$"…"`, `$@"…"`, `@$"…"`, `$$"""…"""`. */
  #readPrefix(start: number): void {
    const bytes = this.#bytes;
    let pos = start;
    let dollars = 0;
    let isVerbatim = false;
    for (; bytes[pos] === dollar || bytes[pos] === atSign; pos++) {
      if (bytes[pos] === atSign) isVerbatim = true;
      else dollars++;
    }
    if (bytes[pos] !== quote) {
      let end = pos;
      while (nameBytes[bytes[end]!] === 1) end++;
      if (isVerbatim && end > pos) this.#add(Token.name, pos, end);
      else this.#pos = pos;
    } else if (dollars === 0) {
      this.#add(Token.literal, start, endOfVerbatim(bytes, pos + 1, this.#length));
    } else {
      const run = isVerbatim ? 1 : runLength(bytes, pos, quote);
      const quotes = isVerbatim ? verbatim : run < 3 ? regular : run;
      this.#add(Token.literal, start, pos + (run < 3 ? 1 : run));
      interpolation.enter(quotes, dollars);
      this.#readText(this.#pos);
    }
  }

  #readText(start: number): void {
    const end = interpolation.skipText(this.#bytes, start, this.#length);
    if (end >= 0) this.#pos = end;
    else this.#add(Token.openHole, -end - 1, -end);
  }

  /** At the `}` of a hole, or at the `:` before its format. */
  #leaveHole(start: number): void {
    const end = interpolation.skipEdge(this.#bytes, start, this.#length);
    this.#add(Token.closeHole, start, Math.max(end, start + 1));
    this.#readText(this.#pos);
  }

  /** From a `#` that begins its line. */
  #readDirective(start: number): void {
    const bytes = this.#bytes;
    if (!this.#isFirstInLine(start)) {
      this.#pos++;
      return;
    }
    let at = start;
    for (;;) {
      const end = this.#endOfLine(at);
      conditions.follow(this.#text(at + 1, Math.min(end, at + maxDirective)), this.#depth);
      this.#pos = end;
      if (!conditions.isSkipping) return;
      // Nothing is read up to the next directive.
      do {
        if (this.#pos >= this.#length) return;
        at = this.#pos + 1;
        while (byteClasses[bytes[at]!] === ByteClass.blank) at++;
        this.#pos = bytes[at] === hash ? at : this.#endOfLine(at);
      } while (bytes[this.#pos] !== hash || this.#pos !== at);
    }
  }

  #endOfLine(start: number): number {
    const end = this.#bytes.indexOf(lf, start);
    return end === -1 || end > this.#length ? this.#length : end;
  }

  #isFirstInLine(start: number): boolean {
    let pos = start;
    while (pos > 0 && byteClasses[this.#bytes[pos - 1]!] === ByteClass.blank) pos--;
    return pos === 0 || this.#bytes[pos - 1] === lf;
  }

  #text(start: number, end: number): string {
    return Buffer.from(
      this.#bytes.buffer,
      this.#bytes.byteOffset + start,
      Math.max(0, end - start),
    ).toString();
  }

  #readColon(start: number): void {
    if (this.#bytes[start + 1] === colon) this.#add(Token.doubleColon, start, start + 2);
    else if (interpolation.isAtEdge) this.#leaveHole(start);
    else this.#add(Token.colon, start, start + 1);
  }

  /** `?.` is a dot, unless a number follows. */
  #readQuestion(start: number): void {
    const next = this.#bytes[start + 1];
    if (next === question) this.#add(Token.operator, start, start + 2);
    else if (next === dot && byteClasses[this.#bytes[start + 2]!] !== ByteClass.digit)
      this.#add(Token.pointer, start, start + 2);
    else this.#add(Token.question, start, start + 1);
  }

  #readOperator(byte: number, start: number): void {
    const next = this.#bytes[start + 1];
    if (byte === equals && next === greater) this.#add(Token.arrow, start, start + 2);
    else if (byte === minus && next === greater) this.#add(Token.pointer, start, start + 2);
    // `>>` may close the arguments of two types.
    else if (next === equals) this.#add(Token.operator, start, start + 2);
    else if (next === byte && byte !== greater && byte !== star) this.#add(Token.operator, start, start + 2);
    else this.#add(byte, start, start + 1);
  }
}
