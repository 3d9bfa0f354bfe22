// What the lexer leaves out or takes as one: comments, strings, directives, and what `$` and `@` begin. It asks for all of
// them in one place, so that the engine knows that place from the first file on: whatever turns up later and had a place of
// its own would make it compile the whole lexer again.
import type { ByteWindow } from '../../kit/byte-window.ts';
import * as ByteClass from './byte-class.ts';
import { Directives } from './directives.ts';
import { endOfBlock, endOfLine, endOfQuoted, endOfRaw, linesIn } from './literals.ts';
import { Prefixed } from './prefixed.ts';
import type { Progress } from './progress.ts';
import { shown } from './shown.ts';
import * as Token from './token.ts';
import { backslash, doubleQuote, equals, newline, slash, star } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Passages {
  readonly #window: ByteWindow;
  readonly #progress: Progress;
  readonly #directives = new Directives();
  readonly #prefixed: Prefixed;
  #text: Uint8Array = new Uint8Array(0);
  #length = 0;

  constructor(window: ByteWindow, progress: Progress) {
    this.#window = window;
    this.#progress = progress;
    this.#prefixed = new Prefixed(progress);
  }

  begin(text: Uint8Array, length: number): void {
    this.#text = text;
    this.#length = length;
    this.#prefixed.begin(text, length);
    this.#directives.begin();
  }

  /** Whether what follows is code in a string. */
  get isInHole(): boolean {
    return this.#prefixed.isInHole;
  }

  /** From a byte of that class on, by its place in the window; where it goes on behind that. */
  read(byteClass: number, start: number): number {
    const { base } = this.#window;
    switch (byteClass) {
      case ByteClass.slash:
        return this.readSlash(start, base);
      case ByteClass.quote:
        return this.readQuoted(start, base);
      case ByteClass.prefix:
        return this.#prefixed.read(base + start) - base;
      case ByteClass.holeSign:
        return this.#prefixed.readHoleSign(base + start) - base;
      default:
        return this.#directives.read(this.#text, base + start, this.#length, this.#progress) - base;
    }
  }

  private readSlash(start: number, base: number): number {
    const next = shown[start + 1];
    if (next === slash) {
      const end = endOfShownLine(start + 2);
      // A zero in the comment, or the end of the window.
      return shown[end] === newline ? end : endOfLine(this.#text, base + end, this.#length) - base;
    }
    if (next === star) return this.readBlock(start + 2, base);
    this.#progress.add(Token.operator);
    return start + (next === equals ? 2 : 1);
  }

  private readBlock(start: number, base: number): number {
    let lines = 0;
    let pos = start;
    let byte = shown[pos]!;
    while (byte !== 0 && (byte !== star || shown[pos + 1] !== slash)) {
      if (byte === newline) lines++;
      byte = shown[++pos]!;
    }
    this.#progress.line += lines;
    if (byte !== 0) return pos + 2;
    return this.countLines(base + pos, endOfBlock(this.#text, base + pos, this.#length)) - base;
  }

  private readQuoted(start: number, base: number): number {
    const closing = shown[start]!;
    this.#progress.add(Token.literal);
    if (closing === doubleQuote && shown[start + 1] === doubleQuote && shown[start + 2] === doubleQuote) {
      return this.countLines(base + start, endOfRaw(this.#text, base + start, this.#length)) - base;
    }
    const end = endOfShownQuoted(start + 1, closing);
    if (shown[end] === closing) return end + 1;
    return shown[end] === newline ? end : endOfQuoted(this.#text, base + end, this.#length, closing) - base;
  }

  /** Of what was read; where that ends. */
  private countLines(start: number, end: number): number {
    this.#progress.line += linesIn(this.#text, start, end);
    return end;
  }
}

/** Of the line, or the next zero. Two bytes in each turn, which costs the engine as much by itself as a byte does. */
function endOfShownLine(start: number): number {
  let pos = start - 1;
  let byte;
  do {
    do {
      byte = shown[++pos]!;
      if (byte <= newline) break;
      byte = shown[++pos]!;
    } while (byte > newline);
  } while (byte !== newline && byte !== 0);
  return pos;
}

/** The quote, or the end of the line, a zero, or a backslash at one of them. */
function endOfShownQuoted(start: number, closing: number): number {
  let pos = start;
  for (;;) {
    const byte = shown[pos]!;
    if (byte === closing || byte === newline || byte === 0) return pos;
    if (byte !== backslash) pos++;
    else if (shown[pos + 1] !== newline && shown[pos + 1] !== 0) pos += 2;
    else return pos;
  }
}
