// Tells the code of a C# file from its comments, strings and directives.
import type { SourceText } from '../../../model/source.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../../std/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import { Directives } from './directives.ts';
import { Interpolation, regular, verbatim } from './interpolation.ts';
import { endOfLine, endOfNumber, endOfQuoted, endOfRaw, endOfVerbatim, runLength } from './literals.ts';
import { words } from './names.ts';
import type { TokenList } from './token-list.ts';
import { tokenOfWord } from './known-words.ts';
import * as Token from './token.ts';

const [lf, quote, dollar, apostrophe, slash, colon, equals, greater, question, star, atSign] = [
  10, 34, 36, 39, 47, 58, 61, 62, 63, 42, 64,
];
const [dot, minus] = [46, 45];

/** Used for one file after the other. */
const directives = new Directives();
const interpolation = new Interpolation();

export class Lexer {
  readonly #tokens: TokenList;
  readonly #bytes: Uint8Array;
  readonly #length: number;
  /** Brackets that are open. */
  #depth = 0;

  constructor({ bytes, length }: SourceText, tokens: TokenList) {
    this.#bytes = bytes;
    this.#length = length;
    this.#tokens = tokens;
    tokens.clear();
    directives.begin();
    interpolation.begin();
  }

  read(): void {
    const bytes = this.#bytes;
    const tokens = this.#tokens;
    let pos = 0;
    for (;;) {
      let byte = bytes[pos]!;
      let byteClass = byteClasses[byte]!;
      while (byteClass === ByteClass.blank) {
        byte = bytes[++pos]!;
        byteClass = byteClasses[byte]!;
      }
      switch (byteClass) {
        case ByteClass.letter: {
          const start = pos;
          let hash = hashSeed;
          let second = secondSeed;
          do {
            hash = Math.imul(hash ^ byte, hashFactor);
            second = (Math.imul(second, secondFactor) + byte) | 0;
            byte = bytes[++pos]!;
          } while (nameBytes[byte] === 1);
          const word = words.numberOf(bytes, start, pos, hash, second);
          tokens.addName(word < tokenOfWord.length ? tokenOfWord[word]! : Token.name, word);
          break;
        }
        case ByteClass.newline:
          tokens.line++;
          pos++;
          break;
        case ByteClass.sign:
          // `..` makes a range of two values.
          if (byte === dot && bytes[pos + 1] === dot) {
            tokens.add(Token.operator);
            pos += 2;
          } else {
            tokens.add(byte);
            pos++;
          }
          break;
        case ByteClass.bracket:
          pos = this.#readBracket(byte, pos);
          break;
        case ByteClass.operator:
          pos = this.#readOperator(byte, pos);
          break;
        case ByteClass.slash:
          pos = this.#readSlash(pos);
          break;
        case ByteClass.digit:
          tokens.add(Token.literal);
          pos = endOfNumber(bytes, pos);
          break;
        case ByteClass.doubleQuote:
          pos = this.#readString(pos);
          break;
        case ByteClass.singleQuote:
          tokens.add(Token.literal);
          pos = endOfQuoted(bytes, pos + 1, this.#length, apostrophe);
          break;
        case ByteClass.dollar:
        case ByteClass.at:
          pos = this.#readPrefix(pos);
          break;
        case ByteClass.hash:
          pos = directives.read(bytes, pos, this.#length, this.#depth, tokens);
          break;
        case ByteClass.colon:
          pos = this.#readColon(pos);
          break;
        case ByteClass.question:
          pos = this.#readQuestion(pos);
          break;
        case ByteClass.end:
          if (pos >= this.#length) return tokens.finish();
          pos++;
          break;
        default:
          pos++;
      }
    }
  }

  /** The token there is so many bytes long; where it ends. */
  #add(kind: number, start: number, size: number): number {
    this.#tokens.add(kind);
    return start + size;
  }

  #readBracket(byte: number, start: number): number {
    const isOpening = byte === Token.openParen || byte === Token.openBracket || byte === Token.openBrace;
    if (isOpening) {
      this.#depth++;
      if (interpolation.isInHole) interpolation.bracket(1);
    } else {
      if (byte === Token.closeBrace && interpolation.isAtEdge) return this.#leaveHole(start);
      this.#depth--;
      if (interpolation.isInHole) interpolation.bracket(-1);
    }
    return this.#add(byte, start, 1);
  }

  #readSlash(start: number): number {
    const bytes = this.#bytes;
    const next = bytes[start + 1];
    if (next === slash) return endOfLine(bytes, start + 2, this.#length);
    if (next !== star) return this.#add(Token.operator, start, next === equals ? 2 : 1);
    let end = start + 2;
    while (end < this.#length && (bytes[end] !== star || bytes[end + 1] !== slash)) {
      if (bytes[end++] === lf) this.#tokens.line++;
    }
    return Math.min(end + 2, this.#length);
  }

  #readString(start: number): number {
    this.#tokens.add(Token.literal);
    const quotes = runLength(this.#bytes, start, quote);
    return quotes < 3
      ? endOfQuoted(this.#bytes, start + 1, this.#length, quote)
      : this.#countLines(start, endOfRaw(this.#bytes, start + quotes, this.#length, quotes));
  }

  /** `@name`, `@"…"`, `$"…"`, `$@"…"`, `@$"…"`, `$$"""…"""`. */
  #readPrefix(start: number): number {
    const bytes = this.#bytes;
    let pos = start;
    let dollars = 0;
    let isVerbatim = false;
    for (; bytes[pos] === dollar || bytes[pos] === atSign; pos++) {
      if (bytes[pos] === atSign) isVerbatim = true;
      else dollars++;
    }
    if (bytes[pos] !== quote) return isVerbatim ? this.#readVerbatimName(pos) : pos;
    this.#tokens.add(Token.literal);
    if (dollars === 0) return this.#countLines(pos, endOfVerbatim(bytes, pos + 1, this.#length));
    const run = isVerbatim ? 1 : runLength(bytes, pos, quote);
    interpolation.enter(isVerbatim ? verbatim : run < 3 ? regular : run, dollars);
    return this.#readText(pos + (run < 3 ? 1 : run));
  }

  /** `@class` is a name. */
  #readVerbatimName(start: number): number {
    const bytes = this.#bytes;
    let end = start;
    while (nameBytes[bytes[end]!] === 1) end++;
    if (end > start) this.#tokens.addName(Token.name, words.find(bytes, start, end));
    return end;
  }

  #readText(start: number): number {
    const end = interpolation.skipText(this.#bytes, start, this.#length);
    this.#countLines(start, Math.abs(end));
    if (end < 0) this.#tokens.add(Token.openHole);
    return Math.abs(end);
  }

  /** At the `}` of a hole, or at the `:` before its format. */
  #leaveHole(start: number): number {
    const end = interpolation.skipEdge(this.#bytes, start, this.#length);
    this.#tokens.add(Token.closeHole);
    return this.#readText(Math.max(end, start + 1));
  }

  /** Of what was read; where that ends. */
  #countLines(start: number, end: number): number {
    for (let pos = start; pos < end; pos++) if (this.#bytes[pos] === lf) this.#tokens.line++;
    return end;
  }

  #readColon(start: number): number {
    if (this.#bytes[start + 1] === colon) return this.#add(Token.doubleColon, start, 2);
    return interpolation.isAtEdge ? this.#leaveHole(start) : this.#add(Token.colon, start, 1);
  }

  /** `?.` is a dot, unless a number follows. */
  #readQuestion(start: number): number {
    const next = this.#bytes[start + 1];
    if (next === question) return this.#add(Token.operator, start, 2);
    const isDot = next === dot && byteClasses[this.#bytes[start + 2]!] !== ByteClass.digit;
    return isDot ? this.#add(Token.pointer, start, 2) : this.#add(Token.question, start, 1);
  }

  #readOperator(byte: number, start: number): number {
    const next = this.#bytes[start + 1];
    if (next === greater && byte === equals) return this.#add(Token.arrow, start, 2);
    if (next === greater && byte === minus) return this.#add(Token.pointer, start, 2);
    // `>>` may close the arguments of two types.
    const isDoubled = next === byte && byte !== greater && byte !== star;
    return next === equals || isDoubled ? this.#add(Token.operator, start, 2) : this.#add(byte, start, 1);
  }
}
