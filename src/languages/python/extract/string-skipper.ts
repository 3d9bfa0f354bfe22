// Skips strings. Fields of f-strings and t-strings are code with strings of their own; open ones are kept on a stack, so
// that nesting cannot overflow the call stack.
import type { SourceText } from '../../../model/source.ts';
import { fStringStops, nameBytes, stringStops } from './byte-classes.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';
const [letterF, letterR, letterT, upperN] = [102, 114, 116, 78];
const prefixLetters = bytesIn('bBfFrRtTuU');

/** Style of an open string: its quote, and these flags. */
const triple = 256;
const raw = 512;
/** The format after a field's colon, which may have fields again. */
const format = 1024;

export interface Position {
  pos: number;
  line: number;
  depth: number;
}

export class StringSkipper {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #styles: number[] = [];
  /** By open f-string: the bracket depth in its open field. */
  readonly #fieldDepths: number[] = [];

  constructor(source: SourceText) {
    this.#bytes = source.bytes;
    this.#length = source.length;
  }

  forget(): void {
    if (!this.inField) return;
    this.#styles.length = 0;
    this.#fieldDepths.length = 0;
  }

  get inField(): boolean {
    return this.#styles.length > 0;
  }

  get fieldDepth(): number {
    return this.#fieldDepths.at(-1) ?? 0;
  }

  /** Whether the word is the prefix of a string: `rb"…"`. */
  isPrefix(start: number, end: number): boolean {
    const quote = this.#bytes[end];
    if (quote !== Byte.doubleQuote && quote !== Byte.singleQuote) return false;
    if (end - start > 2) return false;
    return this.#isPrefixLetter(start) && this.#isPrefixLetter(end - 1);
  }

  /** At an opening quote: skips the string, or enters the first field of an f-string. */
  begin(at: Position): void {
    const bytes = this.#bytes;
    const quote = bytes[at.pos] ?? 0;
    const isTriple = bytes[at.pos + 1] === quote && bytes[at.pos + 2] === quote;
    const style = this.#prefixStyle(at.pos) | quote | (isTriple ? triple : 0);
    at.pos += isTriple ? 3 : 1;
    if ((style & format) === 0) this.#skip(at, style, stringStops);
    else this.#open(at, style & ~format);
  }

  /** At a colon; true if it ended the expression of a field. */
  beginFormat(at: Position): boolean {
    if (!this.inField || at.depth !== this.fieldDepth) return false;
    at.pos++;
    this.#open(at, (this.#styles.at(-1) ?? 0) | format);
    return true;
  }

  #open(at: Position, style: number): void {
    this.#styles.push(style);
    this.#fieldDepths.push(at.depth);
    this.#skip(at, style, fStringStops);
  }

  /** At a closing brace; true if it ended a field. */
  endField(at: Position): boolean {
    if (!this.inField || at.depth !== this.fieldDepth) return false;
    at.pos++;
    at.depth--;
    this.#skip(at, this.#styles.at(-1) ?? 0, fStringStops);
    return true;
  }

  /** To the end of the string, or to the next field of the innermost f-string. */
  #skip(at: Position, firstStyle: number, stops: Uint8Array): void {
    const bytes = this.#bytes;
    const quote = firstStyle & 255;
    let style = firstStyle;
    let pos = at.pos;
    for (;;) {
      const byte = bytes[pos] ?? 0;
      if (stops[byte] === 0) {
        pos++;
      } else if (byte === Byte.openBrace) {
        pos++;
        // `{{` is an escaped brace, except in a format.
        if (bytes[pos] !== Byte.openBrace || (style & format) !== 0) return this.#openField(at, pos);
        pos++;
      } else if (byte === Byte.closeBrace) {
        pos++;
        if ((style & format) !== 0) style = this.#closeFormat(at);
      } else if (byte === quote) {
        if ((style & triple) === 0) return this.#end(at, pos + 1, stops);
        if (bytes[pos + 1] === byte && bytes[pos + 2] === byte) return this.#end(at, pos + 3, stops);
        pos++;
      } else if (byte === Byte.newline || byte === Byte.carriageReturn) {
        // An unclosed string ends with its line.
        if ((style & triple) === 0) return this.#end(at, pos, stops);
        pos += this.#newlineLength(pos);
        at.line++;
      } else if (byte === Byte.backslash) {
        pos = stops === stringStops ? this.#skipEscape(at, pos) : this.#skipTextEscape(at, pos, style);
      } else if (pos < this.#length) {
        pos++;
      } else {
        noteUnclosed();
        return this.#end(at, pos, stops);
      }
    }
  }

  #openField(at: Position, pos: number): void {
    at.pos = pos;
    at.depth++;
    this.#fieldDepths[this.#fieldDepths.length - 1] = at.depth;
  }

  #closeFormat(at: Position): number {
    this.#styles.pop();
    this.#fieldDepths.pop();
    at.depth--;
    return this.#styles.at(-1) ?? 0;
  }

  /** Closes an f-string with its open formats. */
  #end(at: Position, pos: number, stops: Uint8Array): void {
    at.pos = pos;
    if (stops === stringStops) return;
    let style = this.#styles.at(-1) ?? 0;
    while ((style & format) !== 0) style = this.#closeFormat(at);
    this.#styles.pop();
    this.#fieldDepths.pop();
  }

  /** A brace after a backslash still opens a field, except in `\N{…}`. */
  #skipTextEscape(at: Position, start: number, style: number): number {
    const bytes = this.#bytes;
    const next = bytes[start + 1];
    if (next === Byte.openBrace || next === Byte.closeBrace) return start + 1;
    if (next !== upperN || bytes[start + 2] !== Byte.openBrace || (style & raw) !== 0) {
      return this.#skipEscape(at, start);
    }
    let pos = start + 3;
    while (fStringStops[bytes[pos] ?? 0] === 0) pos++;
    return bytes[pos] === Byte.closeBrace ? pos + 1 : pos;
  }

  #skipEscape(at: Position, pos: number): number {
    const byte = this.#bytes[pos + 1];
    if (byte === Byte.newline || byte === Byte.carriageReturn) {
      at.line++;
      return pos + 1 + this.#newlineLength(pos + 1);
    }
    return Math.min(pos + 2, this.#length);
  }

  #newlineLength(pos: number): number {
    return this.#bytes[pos] === Byte.carriageReturn && this.#bytes[pos + 1] === Byte.newline ? 2 : 1;
  }

  /** From the letters before the quote; `format` for f-strings and t-strings. */
  #prefixStyle(quote: number): number {
    let start = quote;
    while (start > quote - 3 && this.#isName(start - 1)) start--;
    if (start === quote || start === quote - 3 || !this.isPrefix(start, quote)) return 0;
    return this.#styleOf(start) | this.#styleOf(quote - 1);
  }

  #isName(pos: number): boolean {
    return nameBytes[this.#bytes[pos] ?? 0] === 1;
  }

  #isPrefixLetter(pos: number): boolean {
    return prefixLetters[this.#bytes[pos] ?? 0] === 1;
  }

  #styleOf(pos: number): number {
    const letter = (this.#bytes[pos] ?? 0) | 32;
    if (letter === letterR) return raw;
    return letter === letterF || letter === letterT ? format : 0;
  }
}
