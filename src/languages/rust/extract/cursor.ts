// A position in a Rust file, and how to skip blanks, comments, strings and characters.
import type { SourceText } from '../../../model/source.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { NameTable } from '../../kit/name-table.ts';
import { nameBytes, nameStarts } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfLine, endOfNestedComment, endOfString } from '../../kit/skip.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const letterR = 114;
/** Longer than any file name. */
const longestLiteral = 1000;

/** The names and paths of the file. Reused across files. */
export const names = new NameTable();

export class Cursor extends ByteCursor {
  constructor(source: SourceText) {
    super(source);
    names.begin(source.bytes);
  }

  /** Names repeat: most need no new string. */
  override slice(start: number, end: number): string {
    return names.text(names.numberOf(start, end));
  }

  skipBlanks(): void {
    for (;;) {
      const { byte } = this;
      if (byte === Byte.space || byte === Byte.newline || byte === Byte.carriageReturn || byte === Byte.tab)
        this.pos++;
      else if (byte !== Byte.slash || !this.skipComment()) return;
    }
  }

  /** At a slash; false if it opens no comment. */
  skipComment(): boolean {
    const next = this.bytes[this.pos + 1];
    if (next === Byte.slash) this.pos = endOfLine(this.bytes, this.pos + 2, this.length);
    else if (next === Byte.star) this.pos = endOfNestedComment(this.bytes, this.pos, this.length);
    else return false;
    return true;
  }

  /** The name here without a raw prefix (`r#mod`); undefined if there is none. */
  readName(): string | undefined {
    const { bytes } = this;
    if (
      bytes[this.pos] === letterR &&
      bytes[this.pos + 1] === Byte.hash &&
      nameStarts[bytes[this.pos + 2]!] === 1
    )
      this.pos += 2;
    if (nameStarts[bytes[this.pos]!] !== 1) return undefined;
    const start = this.pos;
    this.skipName();
    return this.slice(start, this.pos);
  }

  skipName(): void {
    const { bytes } = this;
    let { pos } = this;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    this.pos = pos;
  }

  skipString(): void {
    this.pos = endOfString(this.bytes, this.pos, this.length);
  }

  /** After the `r` of a raw string; false if there is none. */
  skipRawString(): boolean {
    let open = this.pos;
    while (this.bytes[open] === Byte.hash) open++;
    if (this.bytes[open] !== Byte.doubleQuote) return false;
    const hashes = open - this.pos;
    let end = open + 1;
    while (end < this.length && !(this.bytes[end] === Byte.doubleQuote && this.#hasHashes(end + 1, hashes)))
      end++;
    if (end >= this.length) noteUnclosed();
    this.pos = Math.min(end + 1 + hashes, this.length);
    return true;
  }

  /** At an apostrophe: skips the character `'a'` or the lifetime `'a`. */
  skipApostrophe(): void {
    const { bytes } = this;
    const first = bytes[this.pos + 1]!;
    if (first === Byte.backslash) {
      let end = this.pos + 3;
      while (bytes[end] !== Byte.singleQuote && bytes[end] !== Byte.newline && end < this.length) end++;
      this.pos = Math.min(end + 1, this.length);
      return;
    }
    const end = this.pos + 1 + encodedLength(first);
    const isCharacter = bytes[end] === Byte.singleQuote && end < this.length;
    this.pos = isCharacter ? end + 1 : this.pos + 1;
    if (!isCharacter) this.skipName();
  }

  /** Takes a string without escapes; undefined if there is none. */
  readLiteral(): string | undefined {
    if (this.byte !== Byte.doubleQuote) return undefined;
    const start = this.pos + 1;
    this.skipString();
    const isClosed = this.pos > start && this.bytes[this.pos - 1] === Byte.doubleQuote;
    if (!isClosed || this.pos - start > longestLiteral) return undefined;
    const text = this.slice(start, this.pos - 1);
    return text.includes('\\') || text.includes('\n') || text.includes('\0') ? undefined : text;
  }

  #hasHashes(start: number, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.bytes[start + i] !== Byte.hash) return false;
    return start + count <= this.length;
  }
}

/** Bytes of a UTF-8 character, by its first. */
function encodedLength(first: number): number {
  if (first < 0xc0) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
