// Skips logical lines, or reads them token by token. Like Python's tokenizer since 3.12, it reads the code in the fields
// of f-strings.
import type { SourceText } from '../../../model/source.ts';
import { ByteClass, fieldStops, lineStops, nameBytes, tokenStops } from './byte-classes.ts';
import { StringSkipper } from './string-skipper.ts';
import { carriageReturn, closeBrace, newline } from '../../kit/bytes.ts';

/** A token's kind: a byte class, where `end` is the end of the logical line. */
export type TokenKind = number;

export class Scanner {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #strings: StringSkipper;
  readonly text: Buffer;
  pos = 0;
  /** From 1. */
  line = 1;
  /** The last token. */
  token: TokenKind = ByteClass.end;
  start = 0;
  end = 0;
  tokenLine = 1;
  /** Open brackets, replacement fields included. */
  depth = 0;

  constructor(source: SourceText) {
    this.#bytes = source.bytes;
    this.#length = source.length;
    this.#strings = new StringSkipper(source);
    this.text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  }

  /** To the start of a logical line. */
  rewind(pos: number, line: number): void {
    this.pos = pos;
    this.line = line;
    this.depth = 0;
    this.#strings.forget();
  }

  /** To the start of the next logical line. */
  skipLine(): void {
    const bytes = this.#bytes;
    let stops = lineStops;
    let pos = this.pos;
    for (;;) {
      const byteClass = stops[bytes[pos] ?? 0] ?? 0;
      if (byteClass === 0) {
        pos++;
      } else if (byteClass === ByteClass.open) {
        this.depth++;
        pos++;
      } else if (byteClass === ByteClass.close && stops === lineStops) {
        if (this.depth > 0) this.depth--;
        pos++;
      } else {
        this.pos = pos;
        if (this.#step(byteClass)) return;
        stops = this.#strings.inField ? fieldStops : lineStops;
        pos = this.pos;
      }
    }
  }

  /** The next token of the logical line. Strings are tokens. */
  next(): TokenKind {
    const bytes = this.#bytes;
    for (;;) {
      const byteClass = tokenStops[bytes[this.pos] ?? 0] ?? 0;
      if (byteClass === 0) {
        this.pos++;
        continue;
      }
      this.start = this.pos;
      this.tokenLine = this.line;
      if (byteClass === ByteClass.word) {
        this.#skipName();
        if (!this.#strings.isPrefix(this.start, this.pos)) return this.#take(ByteClass.word);
        this.#step(ByteClass.quote);
        return this.#take(ByteClass.quote);
      }
      if (byteClass === ByteClass.sign || byteClass === ByteClass.open) {
        if (byteClass === ByteClass.open) this.depth++;
        this.pos++;
        return this.#take(byteClass);
      }
      if (this.#step(byteClass)) return this.#take(ByteClass.end);
      if (byteClass === ByteClass.quote || byteClass === ByteClass.close || byteClass === ByteClass.colon) {
        return this.#take(byteClass);
      }
    }
  }

  /** Whether the last token is this one. */
  isWord(word: string): boolean {
    if (this.token !== ByteClass.word || this.end - this.start !== word.length) return false;
    for (let i = 0; i < word.length; i++)
      if (this.#bytes[this.start + i] !== word.charCodeAt(i)) return false;
    return true;
  }

  isSign(sign: string): boolean {
    return this.token === ByteClass.sign && this.#bytes[this.start] === sign.charCodeAt(0);
  }

  /** Of the last token. */
  get written(): string {
    return this.text.toString('utf8', this.start, this.end);
  }

  /** Skips a comment, string, bracket or newline. True at the end of the logical line. */
  #step(byteClass: number): boolean {
    switch (byteClass) {
      case ByteClass.newline:
        this.#skipNewline();
        return this.depth === 0;
      case ByteClass.comment:
        this.#skipComment();
        return false;
      case ByteClass.quote:
        this.#strings.begin(this);
        return false;
      case ByteClass.close:
        this.#close();
        return false;
      case ByteClass.colon:
        if (!this.#strings.beginFormat(this)) this.pos++;
        return false;
      case ByteClass.backslash:
        this.pos++;
        this.#skipNewline();
        return false;
      default:
        // Zero is the end of the text, or a stray byte.
        if (this.pos >= this.#length) return true;
        this.pos++;
        return false;
    }
  }

  #take(kind: TokenKind): TokenKind {
    this.end = this.pos;
    this.token = kind;
    return kind;
  }

  #close(): void {
    if (this.#bytes[this.pos] === closeBrace && this.#strings.endField(this)) return;
    if (this.depth > this.#strings.fieldDepth) this.depth--;
    this.pos++;
  }

  /** CRLF, LF or CR. */
  #skipNewline(): void {
    const byte = this.#bytes[this.pos];
    if (byte !== newline && byte !== carriageReturn) return;
    this.pos += byte === carriageReturn && this.#bytes[this.pos + 1] === newline ? 2 : 1;
    this.line++;
  }

  #skipComment(): void {
    const bytes = this.#bytes;
    let pos = this.pos + 1;
    for (let byte = bytes[pos]; byte !== newline && byte !== carriageReturn; byte = bytes[pos]) {
      if (byte === 0 && pos >= this.#length) break;
      pos++;
    }
    this.pos = pos;
  }

  #skipName(): void {
    let pos = this.pos + 1;
    while (nameBytes[this.#bytes[pos] ?? 0] === 1) pos++;
    this.pos = pos;
  }
}
