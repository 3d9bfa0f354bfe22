// Reads words and strings of a Dart file and skips comments.
import type { SourceText } from '../../../model/source.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { bytesIn, digits, letters } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfNestedComment, endOfRun } from '../../kit/skip.ts';
import { decodeEscapes } from '../../kit/decode-escapes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const letterR = 114;
const nameStarts = bytesIn(`${letters}_$`);
const nameBytes = bytesIn(`${letters}${digits}_$`);

/** Never before a comment or blank. */
export class Cursor extends ByteCursor {
  constructor(source: SourceText) {
    super(source);
    if (this.bytes[0] === Byte.hash && this.bytes[1] === Byte.bang) this.#skipLine();
    this.skipBlanks();
  }

  override take(sign: number): boolean {
    if (!super.take(sign)) return false;
    this.skipBlanks();
    return true;
  }

  /** A string, a word, or one byte. */
  skipToken(): void {
    if (this.isAtString) this.takeString();
    else if (this.takeWord() === '') {
      this.pos++;
      this.skipBlanks();
    }
  }

  /** '' if there is none. */
  takeWord(): string {
    const word = this.peekWord();
    this.pos += word.length;
    this.skipBlanks();
    return word;
  }

  peekWord(): string {
    if (nameStarts[this.byte] !== 1) return '';
    return this.slice(this.pos, endOfRun(this.bytes, this.pos, this.length, nameBytes));
  }

  get isAtString(): boolean {
    const { byte } = this;
    const quote = byte === letterR ? this.bytes[this.pos + 1] : byte;
    return quote === Byte.singleQuote || quote === Byte.doubleQuote;
  }

  /** Undefined if unclosed. */
  takeString(): string | undefined {
    const isRaw = this.byte === letterR;
    const start = isRaw ? this.pos + 1 : this.pos;
    const quote = this.bytes[start]!;
    const isLong = this.bytes[start + 1] === quote && this.bytes[start + 2] === quote;
    const width = isLong ? 3 : 1;
    const end = this.#endOfString(start + width, quote, isLong, isRaw);
    this.pos = Math.min(end + width, this.length);
    this.skipBlanks();
    if (end >= this.length) noteUnclosed();
    if (end >= this.length || this.bytes[end] !== quote) return undefined;
    const text = this.slice(start + width, end);
    return isRaw ? text : decodeEscapes(text);
  }

  skipBlanks(): void {
    for (;;) {
      const { byte } = this;
      if (byte === Byte.slash && this.bytes[this.pos + 1] === Byte.slash) this.#skipLine();
      else if (byte === Byte.slash && this.bytes[this.pos + 1] === Byte.star)
        this.pos = endOfNestedComment(this.bytes, this.pos, this.length);
      else if (byte > 0 && byte <= 32) this.pos++;
      else return;
    }
  }

  #skipLine(): void {
    while (this.pos < this.length && this.byte !== Byte.newline && this.byte !== Byte.carriageReturn)
      this.pos++;
  }

  #endOfString(start: number, quote: number, isLong: boolean, isRaw: boolean): number {
    const bytes = this.bytes;
    for (let pos = start; pos < this.length; pos++) {
      const byte = bytes[pos];
      if (byte === Byte.backslash && !isRaw) pos++;
      else if (byte === quote && (!isLong || (bytes[pos + 1] === quote && bytes[pos + 2] === quote)))
        return pos;
      else if ((byte === Byte.newline || byte === Byte.carriageReturn) && !isLong) return pos;
    }
    return this.length;
  }
}
