// Cuts a Kotlin file into tokens. Comments never show; of a string only the code in its templates does.
import type { SourceText } from '../../../model/source.ts';
import { classifyBytes } from '../../../std/byte-table.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../../std/name-table.ts';
import { beginsComment, endOfComment, endOfLine } from '../text/comments.ts';
import { ByteClass, blankBytes, byteClasses, nameBytes } from './byte-classes.ts';
import { Token, tokenOf, table } from './tokens.ts';

const [lf, space, doubleQuote, sharp, dollar, singleQuote, minus, dot] = [10, 32, 34, 35, 36, 39, 45, 46];
const [colon, equals, greater, at, backslash, backquote, openBrace, closeBrace] = [
  58, 61, 62, 64, 92, 96, 123, 125,
];

const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.openBrace, '{'],
  [Token.closeBrace, '}'],
  [Token.less, '<'],
  [Token.greater, '>'],
  [Token.at, '@'],
]);

/** 1 for a byte that can stand between a brace and the arrow behind a lambda's parameters. */
const parameterBytes = Uint8Array.from(nameBytes);
for (const character of ' \t\r\n,:()<>?.*`@') parameterBytes[character.charCodeAt(0)] = 1;

/** What is being read inside quotes. */
const Quotes = { none: 0, plain: 1, raw: 2 } as const;

export class Scanner {
  readonly bytes: Uint8Array;
  readonly #length: number;
  #pos = 0;
  #quotes: number = Quotes.none;
  #braces = 0;
  /** Of the templates around: how many braces were open, × 4 + the quotes to return to. */
  readonly #templates = new NumberStack();
  /** Of the last token: where it stands, a name without its backquotes, and the number of its word. */
  line = 1;
  start = 0;
  end = 0;
  name = 0;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.#length = length;
    if (bytes[0] === sharp) this.#pos = endOfLine(bytes, length, 0);
  }

  next(): number {
    const { bytes } = this;
    if (this.#quotes !== Quotes.none) return this.#readQuoted();
    for (;;) {
      let pos = this.#pos;
      while (bytes[pos] === space) pos++;
      switch (byteClasses[bytes[pos]!]!) {
        case ByteClass.letter:
          this.#readWord(pos);
          return bytes[this.#pos] === at ? this.#readLabel() : tokenOf(this.name);
        case ByteClass.newline:
          this.line++;
          this.#pos = pos + 1;
          continue;
        case ByteClass.blank:
          this.#pos = pos + 1;
          continue;
        case ByteClass.sign:
          this.start = pos;
          this.#pos = pos + 1;
          return this.#readSign(bytes[pos]!);
        case ByteClass.slash:
          if (!beginsComment(bytes, pos)) return this.#take(pos, 1, Token.operator);
          this.#pos = endOfComment(bytes, this.#length, pos, this);
          continue;
        case ByteClass.dot:
          if (bytes[pos + 1] === dot) return this.#take(pos, 2, Token.operator);
          return this.#take(pos, 1, Token.dot);
        case ByteClass.doubleQuote:
          return this.#openQuotes(pos);
        case ByteClass.backquote:
          return this.#readBackquoted(pos);
        case ByteClass.singleQuote:
          this.#pos = this.#endOfCharacter(pos);
          return Token.literal;
        case ByteClass.digit:
          while (nameBytes[bytes[++pos]!] === 1);
          this.#pos = pos;
          return Token.literal;
        case ByteClass.colon:
          if (bytes[pos + 1] === colon) return this.#take(pos, 2, Token.doubleColon);
          return this.#take(pos, 1, Token.colon);
        case ByteClass.equals:
          if (bytes[pos + 1] !== equals) return this.#take(pos, 1, Token.assign);
          return this.#take(pos, bytes[pos + 2] === equals ? 3 : 2, Token.operator);
        case ByteClass.minus:
          if (bytes[pos + 1] === greater) return this.#take(pos, 2, Token.arrow);
          return this.#take(pos, 1, Token.operator);
        case ByteClass.question:
          return this.#readQuestion(pos);
        case ByteClass.end:
          this.#pos = pos;
          if (pos >= this.#length) return Token.end;
          this.#pos++;
          continue;
        default:
          return this.#take(pos, 1, Token.operator);
      }
    }
  }

  /** The first byte behind the token that is no blank. A comment's is its slash. */
  peek(): number {
    return this.bytes[this.peekAt()]!;
  }

  peekAt(): number {
    const { bytes } = this;
    let pos = this.#pos;
    // In a string nothing but a template follows a name.
    if (this.#quotes !== Quotes.none) return this.#length;
    while (blankBytes[bytes[pos]!] === 1) pos++;
    return pos;
  }

  byteAt(pos: number): number {
    return this.bytes[pos]!;
  }

  text(start: number, end: number): string {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + start, end - start).toString();
  }

  /** Behind an opening brace: whether parameters and an arrow follow, as in `{ item, (a, b): Pair -> … }`. */
  hasParameters(): boolean {
    const { bytes } = this;
    let pos = this.#pos;
    while (parameterBytes[bytes[pos]!] === 1) pos++;
    return bytes[pos] === minus && bytes[pos + 1] === greater;
  }

  /**
   * Whether names follow that dots join, alone on the rest of the line: then they are the token, as one name, and the last
   * of them begins there. Most imports are such.
   */
  takeLineOfNames(): boolean {
    const { bytes } = this;
    let start = this.#pos;
    while (bytes[start] === space) start++;
    let pos = start;
    let last = start;
    let hash = hashSeed;
    let check = checkSeed;
    let byte = bytes[pos]!;
    if (byteClasses[byte] !== ByteClass.letter) return false;
    do {
      hash = Math.imul(hash ^ byte, hashPrime);
      check = Math.imul(check ^ byte, checkPrime);
      if (byte === dot) {
        last = pos + 1;
        if (byteClasses[bytes[last]!] !== ByteClass.letter) return false;
      }
      byte = bytes[++pos]!;
    } while (nameBytes[byte] === 1 || byte === dot);
    // It may go on with a dot on the next line.
    if (byte !== lf || (bytes[pos + 1] !== lf && byteClasses[bytes[pos + 1]!] !== ByteClass.letter))
      return false;
    this.start = last;
    this.end = pos;
    this.#pos = pos;
    this.name = table.find(start, pos, hash, check);
    return true;
  }

  /** Whether a dot and a name follow without a blank; then they are the token. */
  takeSelector(): boolean {
    const pos = this.#pos;
    if (this.bytes[pos] !== dot || this.#quotes !== Quotes.none) return false;
    if (byteClasses[this.bytes[pos + 1]!] !== ByteClass.letter) return false;
    this.#readWord(pos + 1);
    return true;
  }

  #take(start: number, length: number, token: number): number {
    this.start = start;
    this.#pos = start + length;
    return token;
  }

  /** `?.` leads to a member as a dot does; `?:` chooses. */
  #readQuestion(pos: number): number {
    const second = this.bytes[pos + 1];
    if (second === dot) return this.#take(pos, 2, Token.dot);
    return this.#take(pos, second === colon ? 2 : 1, Token.operator);
  }

  #readWord(start: number): void {
    const { bytes } = this;
    let pos = start;
    let byte = bytes[pos]!;
    let hash = hashSeed;
    let check = checkSeed;
    do {
      hash = Math.imul(hash ^ byte, hashPrime);
      check = Math.imul(check ^ byte, checkPrime);
      byte = bytes[++pos]!;
    } while (nameBytes[byte] === 1);
    this.start = start;
    this.end = pos;
    this.#pos = pos;
    this.name = table.find(start, pos, hash, check);
  }

  /** `loop@` and `return@loop`: whatever the word is, it is no name of ours. `a@B` cannot stand without a blank. */
  #readLabel(): number {
    const { bytes } = this;
    const isWord = tokenOf(this.name) === Token.word;
    let pos = this.#pos + 1;
    if (isWord) while (nameBytes[bytes[pos]!] === 1) pos++;
    this.#pos = pos;
    return isWord ? Token.word : Token.operator;
  }

  #readSign(sign: number): number {
    if (sign === openBrace) this.#braces++;
    else if (sign === closeBrace) {
      const templates = this.#templates;
      const top = templates.size === 0 ? -1 : templates.at(templates.size - 1);
      if (top >= 0 && top >> 2 === this.#braces) {
        templates.size--;
        this.#quotes = top & 3;
        return Token.closeTemplate;
      }
      this.#braces--;
    }
    return signs[sign]!;
  }

  /** A name is its text without the quotes; one that is not closed ends with its line. */
  #readBackquoted(pos: number): number {
    const { bytes } = this;
    let end = pos + 1;
    while (bytes[end] !== backquote && bytes[end] !== lf && end < this.#length) end++;
    this.start = pos + 1;
    this.end = end;
    this.#pos = bytes[end] === backquote ? end + 1 : end;
    if (end === pos + 1) return Token.operator;
    this.name = table.numberOf(pos + 1, end);
    return Token.name;
  }

  #openQuotes(pos: number): number {
    const { bytes } = this;
    const isRaw = bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote;
    this.#quotes = isRaw ? Quotes.raw : Quotes.plain;
    this.#pos = pos + (isRaw ? 3 : 1);
    return this.#readQuoted();
  }

  /** On to the next name or template in a string, or over its end. */
  #readQuoted(): number {
    const { bytes } = this;
    const isRaw = this.#quotes === Quotes.raw;
    let pos = this.#pos;
    for (;;) {
      const byte = bytes[pos]!;
      if (byte === doubleQuote) {
        if (!isRaw || (bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote)) break;
      } else if (byte === dollar) {
        if (bytes[pos + 1] === openBrace) return this.#openTemplate(pos + 2);
        if (byteClasses[bytes[pos + 1]!] === ByteClass.letter) return this.#readTemplateName(pos + 1);
      } else if (byte === lf) {
        if (!isRaw) return this.#closeQuotes(pos);
        this.line++;
      } else if (byte === backslash) {
        if (!isRaw && bytes[pos + 1] !== lf && pos + 1 < this.#length) pos++;
      } else if (byte === 0 && pos >= this.#length) return this.#closeQuotes(pos);
      pos++;
    }
    pos++;
    // A raw string ends with the last of its quotes: `""""a""""`.
    if (isRaw) while (bytes[pos] === doubleQuote) pos++;
    return this.#closeQuotes(pos);
  }

  #closeQuotes(pos: number): number {
    this.#quotes = Quotes.none;
    this.#pos = pos;
    return Token.literal;
  }

  #openTemplate(pos: number): number {
    this.#templates.push(this.#braces * 4 + this.#quotes);
    this.#quotes = Quotes.none;
    this.#pos = pos;
    return Token.openTemplate;
  }

  #readTemplateName(start: number): number {
    this.#readWord(start);
    return tokenOf(this.name) === Token.word ? Token.word : Token.name;
  }

  /** One that is not closed ends with its line. */
  #endOfCharacter(start: number): number {
    const { bytes } = this;
    let pos = start + 1;
    for (; bytes[pos] !== singleQuote; pos++) {
      if (bytes[pos] === lf || pos >= this.#length) return pos;
      if (bytes[pos] === backslash && bytes[pos + 1] !== lf && pos + 1 < this.#length) pos++;
    }
    return pos + 1;
  }
}
