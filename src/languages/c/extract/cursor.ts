// Reads a file line by line. Comments, strings and continued lines are skipped as a compiler does, so directives inside
// them do not count.
import type { SourceText } from '../../../model/source.ts';
import { blanks, ByteClass, commentStops, isContinued, lineStops, nameBytes } from './byte-classes.ts';
import { backslash, carriageReturn, newline, slash, star, openParen } from '../../kit/bytes.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { countLines } from '../../kit/skip.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const digit0 = 48;
const digit9 = 57;

export class Cursor extends ByteCursor {
  readonly #hasRawStrings: boolean;
  /** From 1. */
  line = 1;
  /** Position of the last apostrophe inside a number. */
  #separator = -2;

  constructor(source: SourceText, hasRawStrings: boolean) {
    super(source);
    this.#hasRawStrings = hasRawStrings;
  }

  /** To the next line that does not continue this one. */
  skipLine(): void {
    const { bytes } = this;
    let pos = this.pos;
    for (;;) {
      const byteClass = lineStops[bytes[pos]!]!;
      if (byteClass === 0) {
        pos++;
        continue;
      }
      this.pos = pos;
      if (this.#step(byteClass)) return;
      pos = this.pos;
    }
  }

  /** Skips blanks, comments and line continuations. */
  skipBlanks(): void {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.pos]!;
      if (blanks[byte] === 1) this.pos++;
      else if (byte === slash && bytes[this.pos + 1] === star) this.#skipBlockComment();
      else if (byte !== backslash || !this.#skipSplice()) return;
    }
  }

  /** The name here; empty if there is none. */
  readName(): string {
    let name = this.takeRun(nameBytes);
    // A line may be continued inside a word.
    while (this.bytes[this.pos] === backslash && this.#skipSplice()) name += this.takeRun(nameBytes);
    return name;
  }

  /** The text before the closing byte, which is consumed; undefined if the line ends first. */
  readUntil(close: number): string | undefined {
    const { bytes, pos: start } = this;
    let end = start;
    let splices = 0;
    for (; bytes[end] !== close; end++) {
      if (end >= this.length) return undefined;
      if (bytes[end] !== newline) continue;
      if (!isContinued(this.bytes, end)) return undefined;
      splices++;
    }
    this.pos = end + 1;
    this.line += splices;
    const text = this.slice(start, end);
    return splices === 0 ? text : text.split('\n').map(withoutBackslash).join('');
  }

  /** Skips one special byte and what it begins. True if a line ended. */
  #step(byteClass: number): boolean {
    switch (byteClass) {
      case ByteClass.newline:
        this.line++;
        this.pos++;
        return !isContinued(this.bytes, this.pos - 1);
      case ByteClass.slash:
        this.#skipSlash();
        return false;
      case ByteClass.quote:
        if (!this.#hasRawStrings || !this.#skipRawString()) this.#skipString();
        return false;
      case ByteClass.apostrophe:
        // A digit separator: `1'000'000`.
        if (this.#isInNumber()) this.pos++;
        else this.#skipString();
        return false;
      default:
        // A zero byte: the end of the text, or a stray byte.
        if (this.pos >= this.length) return true;
        this.pos++;
        return false;
    }
  }

  #skipSlash(): void {
    const next = this.bytes[this.pos + 1];
    if (next === star) this.#skipBlockComment();
    else if (next === slash) this.#skipLineComment();
    else this.pos++;
  }

  #skipBlockComment(): void {
    const { bytes } = this;
    let pos = this.pos + 2;
    for (;;) {
      const byte = bytes[pos]!;
      if (commentStops[byte] === 0) {
        pos++;
        continue;
      }
      if (byte === star && bytes[pos + 1] === slash) break;
      if (byte === newline) this.line++;
      else if (byte === 0 && pos >= this.length) {
        noteUnclosed();
        this.pos = pos;
        return;
      }
      pos++;
    }
    this.pos = pos + 2;
  }

  /** Up to its newline. */
  #skipLineComment(): void {
    let pos = this.pos + 2;
    for (;;) {
      const byte = this.bytes[pos]!;
      if (byte === newline) {
        if (!isContinued(this.bytes, pos)) break;
        this.line++;
      } else if (byte === 0 && pos >= this.length) break;
      pos++;
    }
    this.pos = pos;
  }

  /** An unclosed string or character ends with its line. */
  #skipString(): void {
    const { bytes } = this;
    const quote = bytes[this.pos]!;
    let pos = this.pos + 1;
    for (; bytes[pos] !== quote; pos++) {
      const byte = bytes[pos]!;
      if (byte === backslash && bytes[pos + 1] !== newline && bytes[pos + 1] !== carriageReturn) pos++;
      if (byte === newline) {
        if (!isContinued(this.bytes, pos)) break;
        this.line++;
      }
      if (pos >= this.length) break;
    }
    this.pos = Math.min(bytes[pos] === quote ? pos + 1 : pos, this.length);
  }

  #skipRawString(): boolean {
    const end = rawStringEnd(this, this.pos);
    if (end === -1) return false;
    this.line += countLines(this.bytes, this.pos, end);
    this.pos = end;
    return true;
  }

  #isInNumber(): boolean {
    let start = this.pos;
    while (start > 0 && nameBytes[this.bytes[start - 1]!] === 1) start--;
    if (start === this.pos) return false;
    const first = this.bytes[start]!;
    const isInNumber = (first >= digit0 && first <= digit9) || start - 1 === this.#separator;
    if (isInNumber) this.#separator = this.pos;
    return isInNumber;
  }

  #skipSplice(): boolean {
    let pos = this.pos + 1;
    while (blanks[this.bytes[pos]!] === 1) pos++;
    if (this.bytes[pos] !== newline || pos >= this.length) return false;
    this.line++;
    this.pos = pos + 1;
    return true;
  }
}

/** Removes the continuation from all lines but the last. */
function withoutBackslash(line: string, index: number, lines: readonly string[]): string {
  return index === lines.length - 1 ? line : line.slice(0, line.lastIndexOf('\\'));
}

const upperR = 82;
const maxDelimiter = 16;
const prefixes = new Set(['R', 'LR', 'uR', 'UR', 'u8R']);
/** Bytes that a delimiter cannot contain. */
const notInDelimiter = new Set(Buffer.from(' \t\v\f\r\n()"\\\0'));

/** At a quote: the end of its raw string; -1 if it is not one. An unclosed one ends with the text. */
function rawStringEnd({ bytes, text, length }: Cursor, quote: number): number {
  if (quote === 0 || bytes[quote - 1] !== upperR || !hasRawPrefix(bytes, quote)) return -1;
  let open = quote + 1;
  while (open <= quote + maxDelimiter && !notInDelimiter.has(bytes[open]!)) open++;
  if (bytes[open] !== openParen) return -1;
  const close = `)${text.toString('latin1', quote + 1, open)}"`;
  const end = text.indexOf(close, open, 'latin1');
  if (end === -1) noteUnclosed();
  return end === -1 ? length : end + close.length;
}

function hasRawPrefix(bytes: Uint8Array, quote: number): boolean {
  let start = quote;
  while (start > 0 && quote - start <= 3 && nameBytes[bytes[start - 1]!] === 1) start--;
  return prefixes.has(String.fromCharCode(...bytes.subarray(start, quote)));
}
