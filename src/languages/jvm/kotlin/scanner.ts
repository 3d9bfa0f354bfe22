// Cuts a Kotlin file into tokens. Comments never show; of a string only the code in its templates does.
import type { SourceText } from '../../../model/source.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { endOfComment, endOfLine } from '../text/comments.ts';
import { Token, keywords } from './tokens.ts';

const [lf, doubleQuote, hash, dollar, singleQuote, dot] = [10, 34, 35, 36, 39, 46];
const minus = 45;
const [colon, equals, greater, at, backslash, backquote, openBrace, closeBrace] = [
  58, 61, 62, 64, 92, 96, 123, 125,
];

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
  ['<', Token.less],
  ['>', Token.greater],
  ['@', Token.at],
] as const) {
  signs[sign.charCodeAt(0)] = token;
}

/** 1 for a byte that can stand between a brace and the arrow behind a lambda's parameters. */
const parameterBytes = Uint8Array.from(nameBytes);
for (const character of ' \t\r\n,:()<>?.*`@') parameterBytes[character.charCodeAt(0)] = 1;

/** What is being read inside quotes. */
const Quotes = { none: 0, plain: 1, raw: 2 } as const;

export class Scanner {
  readonly #bytes: Uint8Array;
  /** The same bytes. */
  readonly #text: Buffer;
  readonly #length: number;
  #pos = 0;
  #quotes: number = Quotes.none;
  #braces = 0;
  /** Of the templates around: how many braces were open, × 4 + the quotes to return to. */
  readonly #templates = new NumberStack();
  /** The last token: where it stands, a name without its backquotes. */
  token: number = Token.end;
  start = 0;
  end = 0;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
    this.#length = length;
    if (bytes[0] === hash) this.#pos = endOfLine(bytes, length, 0);
  }

  next(): number {
    this.token = this.#quotes === Quotes.none ? this.#read() : this.#readQuoted();
    return this.token;
  }

  /** The first byte behind the token that is no blank. A comment's is its slash. */
  peek(): number {
    return this.#bytes[this.peekAt()]!;
  }

  peekAt(): number {
    const bytes = this.#bytes;
    let pos = this.#pos;
    // In a string nothing but a template follows a name.
    if (this.#quotes !== Quotes.none) return this.#length;
    while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
    return pos;
  }

  byteAt(pos: number): number {
    return this.#bytes[pos]!;
  }

  text(start: number, end: number): string {
    return this.#text.toString('utf8', start, end);
  }

  /** Behind an opening brace: whether parameters and an arrow follow, as in `{ item, (a, b): Pair -> … }`. */
  hasParameters(): boolean {
    const bytes = this.#bytes;
    let pos = this.#pos;
    while (parameterBytes[bytes[pos]!] === 1) pos++;
    return bytes[pos] === minus && bytes[pos + 1] === greater;
  }

  /** Whether a dot and a name follow without a blank; then they are the token. */
  takeSelector(): boolean {
    const bytes = this.#bytes;
    let pos = this.#pos;
    if (bytes[pos] !== dot || this.#quotes !== Quotes.none) return false;
    if (byteClasses[bytes[pos + 1]!] !== ByteClass.letter) return false;
    this.start = ++pos;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    this.end = pos;
    this.#pos = pos;
    return true;
  }

  #read(): number {
    const bytes = this.#bytes;
    for (;;) {
      let pos = this.#pos;
      let byteClass = byteClasses[bytes[pos]!]!;
      while (byteClass === ByteClass.blank) byteClass = byteClasses[bytes[++pos]!]!;
      this.start = pos;
      switch (byteClass) {
        case ByteClass.letter:
          pos++;
          while (nameBytes[bytes[pos]!] === 1) pos++;
          this.end = pos;
          this.#pos = pos;
          if (bytes[pos] === at) return this.#readLabel();
          return keywords.find(bytes, this.start, pos) || Token.name;
        case ByteClass.sign:
          this.#pos = pos + 1;
          return this.#readSign(bytes[pos]!);
        case ByteClass.slash:
          this.#pos = endOfComment(bytes, this.#length, pos);
          if (this.#pos === pos) return this.#operator(1);
          continue;
        case ByteClass.dot:
          this.#pos = pos + (bytes[pos + 1] === dot ? 2 : 1);
          return bytes[pos + 1] === dot ? Token.operator : Token.dot;
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
          this.#pos = pos + (bytes[pos + 1] === colon ? 2 : 1);
          return bytes[pos + 1] === colon ? Token.doubleColon : Token.colon;
        case ByteClass.equals:
          this.#pos = pos;
          if (bytes[pos + 1] === equals) return this.#operator(bytes[pos + 2] === equals ? 3 : 2);
          this.#pos++;
          return Token.assign;
        case ByteClass.minus:
          this.#pos = pos + (bytes[pos + 1] === greater ? 2 : 1);
          return bytes[pos + 1] === greater ? Token.arrow : Token.operator;
        case ByteClass.question:
          return this.#readQuestion(pos);
        case ByteClass.end:
          this.#pos = pos;
          if (pos >= this.#length) return Token.end;
          this.#pos++;
          continue;
        default:
          this.#pos = pos;
          return this.#operator(1);
      }
    }
  }

  #operator(length: number): number {
    this.#pos += length;
    return Token.operator;
  }

  /** `?.` leads to a member as a dot does; `?:` chooses. */
  #readQuestion(pos: number): number {
    const second = this.#bytes[pos + 1];
    this.#pos = pos + (second === dot || second === colon ? 2 : 1);
    return second === dot ? Token.dot : Token.operator;
  }

  /** `loop@` and `return@loop`: whatever the word is, it is no name of ours. `a@B` cannot stand without a blank. */
  #readLabel(): number {
    const bytes = this.#bytes;
    const keyword = keywords.find(bytes, this.start, this.end);
    let pos = this.#pos + 1;
    if (keyword === Token.word) while (nameBytes[bytes[pos]!] === 1) pos++;
    this.#pos = pos;
    return keyword === Token.word ? Token.word : Token.operator;
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
    const bytes = this.#bytes;
    let end = pos + 1;
    while (bytes[end] !== backquote && bytes[end] !== lf && end < this.#length) end++;
    this.start = pos + 1;
    this.end = end;
    this.#pos = bytes[end] === backquote ? end + 1 : end;
    return end > pos + 1 ? Token.name : Token.operator;
  }

  #openQuotes(pos: number): number {
    const bytes = this.#bytes;
    const isRaw = bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote;
    this.#quotes = isRaw ? Quotes.raw : Quotes.plain;
    this.#pos = pos + (isRaw ? 3 : 1);
    return this.#readQuoted();
  }

  /** On to the next name or template in a string, or over its end. */
  #readQuoted(): number {
    const bytes = this.#bytes;
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
    let pos = start;
    while (nameBytes[this.#bytes[pos]!] === 1) pos++;
    this.start = start;
    this.end = pos;
    this.#pos = pos;
    return keywords.find(this.#bytes, start, pos) === Token.word ? Token.word : Token.name;
  }

  /** One that is not closed ends with its line. */
  #endOfCharacter(start: number): number {
    const bytes = this.#bytes;
    let pos = start + 1;
    for (; bytes[pos] !== singleQuote; pos++) {
      if (bytes[pos] === lf || pos >= this.#length) return pos;
      if (bytes[pos] === backslash && bytes[pos + 1] !== lf && pos + 1 < this.#length) pos++;
    }
    return pos + 1;
  }
}
