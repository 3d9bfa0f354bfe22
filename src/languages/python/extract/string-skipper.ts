// Skips strings. Fields of f-strings and t-strings are code with strings of their own; open ones are kept on a stack, so
// that nesting cannot overflow the call stack.
import type { SourceText } from '../../../model/source.ts';
import { fStringStops, nameBytes, stringStops } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';
const [letterB, letterF, letterR, letterT, letterU, upperN] = [98, 102, 114, 116, 117, 78];

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
    return isPrefixLetter(this.#lower(start)) && isPrefixLetter(this.#lower(end - 1));
  }

  /** At an opening quote: skips the string, or enters the first field of an f-string. */
  begin(at: Position): void {
    const bytes = this.#bytes;
    const quote = bytes[at.pos] ?? 0;
    const isTriple = bytes[at.pos + 1] === quote && bytes[at.pos + 2] === quote;
    const style = this.#prefixStyle(at.pos) | quote | (isTriple ? triple : 0);
    at.pos += isTriple ? 3 : 1;
    if ((style & format) === 0) this.#skipPlain(at, quote, isTriple);
    else {
      this.#styles.push(style & ~format);
      this.#fieldDepths.push(at.depth);
      this.#skipText(at);
    }
  }

  /** At a colon; true if it ended the expression of a field. */
  beginFormat(at: Position): boolean {
    if (!this.inField || at.depth !== this.fieldDepth) return false;
    at.pos++;
    this.#styles.push((this.#styles.at(-1) ?? 0) | format);
    this.#fieldDepths.push(at.depth);
    this.#skipText(at);
    return true;
  }

  /** At a closing brace; true if it ended a field. */
  endField(at: Position): boolean {
    if (!this.inField || at.depth !== this.fieldDepth) return false;
    at.pos++;
    at.depth--;
    this.#skipText(at);
    return true;
  }

  #skipPlain(at: Position, quote: number, isTriple: boolean): void {
    const bytes = this.#bytes;
    let pos = at.pos;
    for (;;) {
      const byte = bytes[pos] ?? 0;
      if (stringStops[byte] === 0) {
        pos++;
      } else if (byte === quote) {
        pos++;
        if (!isTriple) break;
        if (bytes[pos] === quote && bytes[pos + 1] === quote) {
          pos += 2;
          break;
        }
      } else if (byte === Byte.newline || byte === Byte.carriageReturn) {
        // An unclosed string ends with its line.
        if (!isTriple) break;
        pos += this.#newlineLength(pos);
        at.line++;
      } else if (byte === Byte.backslash) {
        pos = this.#skipEscape(at, pos);
      } else {
        if (pos >= this.#length) {
          noteUnclosed();
          break;
        }
        pos++;
      }
    }
    at.pos = pos;
  }

  /** The text of the innermost f-string: to its next field, or to its end. */
  #skipText(at: Position): void {
    const bytes = this.#bytes;
    let style = this.#styles.at(-1) ?? 0;
    for (;;) {
      const byte = bytes[at.pos] ?? 0;
      if (fStringStops[byte] === 0) {
        at.pos++;
      } else if (byte === Byte.openBrace) {
        at.pos++;
        // `{{` is an escaped brace, except in a format.
        if (bytes[at.pos] === Byte.openBrace && (style & format) === 0) at.pos++;
        else return this.#openField(at);
      } else if (byte === Byte.closeBrace) {
        at.pos++;
        if ((style & format) !== 0) style = this.#closeFormat(at);
      } else if (byte === (style & 255)) {
        at.pos++;
        if ((style & triple) === 0) return this.#end(at);
        if (bytes[at.pos] === byte && bytes[at.pos + 1] === byte) {
          at.pos += 2;
          return this.#end(at);
        }
      } else if (byte === Byte.newline || byte === Byte.carriageReturn) {
        if ((style & triple) === 0) return this.#end(at);
        at.pos += this.#newlineLength(at.pos);
        at.line++;
      } else if (byte === Byte.backslash) {
        at.pos = this.#skipTextEscape(at, style);
      } else if (at.pos >= this.#length) {
        noteUnclosed();
        return this.#end(at);
      } else {
        at.pos++;
      }
    }
  }

  #openField(at: Position): void {
    at.depth++;
    this.#fieldDepths[this.#fieldDepths.length - 1] = at.depth;
  }

  #closeFormat(at: Position): number {
    this.#styles.pop();
    this.#fieldDepths.pop();
    at.depth--;
    return this.#styles.at(-1) ?? 0;
  }

  /** Closes the string with its open formats. */
  #end(at: Position): void {
    let style = this.#styles.at(-1) ?? 0;
    while ((style & format) !== 0) style = this.#closeFormat(at);
    this.#styles.pop();
    this.#fieldDepths.pop();
  }

  /** A brace after a backslash still opens a field, except in `\N{…}`. */
  #skipTextEscape(at: Position, style: number): number {
    const bytes = this.#bytes;
    const next = bytes[at.pos + 1];
    if (next === Byte.openBrace || next === Byte.closeBrace) return at.pos + 1;
    if (next !== upperN || bytes[at.pos + 2] !== Byte.openBrace || (style & raw) !== 0) {
      return this.#skipEscape(at, at.pos);
    }
    let pos = at.pos + 3;
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
    const first = this.#lower(quote - 1);
    if (!isPrefixLetter(first)) return 0;
    if (!this.#isName(quote - 2)) return styleOf(first);
    const second = this.#lower(quote - 2);
    return isPrefixLetter(second) && !this.#isName(quote - 3) ? styleOf(first) | styleOf(second) : 0;
  }

  #isName(pos: number): boolean {
    return nameBytes[this.#bytes[pos] ?? 0] === 1;
  }

  #lower(pos: number): number {
    return (this.#bytes[pos] ?? 0) | 32;
  }
}

function isPrefixLetter(letter: number): boolean {
  return (
    letter === letterF || letter === letterR || letter === letterB || letter === letterU || letter === letterT
  );
}

function styleOf(letter: number): number {
  if (letter === letterR) return raw;
  return letter === letterF || letter === letterT ? format : 0;
}
