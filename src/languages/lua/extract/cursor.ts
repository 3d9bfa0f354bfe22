// A position in a Lua file, and how to skip strings and comments. The zero after the text ends every loop.
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { endOfRun } from '../../kit/skip.ts';
import * as Byte from '../../kit/bytes.ts';
import { nameBytesWith } from '../../kit/byte-table.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** Longer than any module or file name. */
const maxLiteral = 1000;

/** Bytes of a name. */
export const nameBytes = nameBytesWith('_');

export interface Literal {
  readonly text: string;
  /** After the closing quote. */
  readonly end: number;
}

export class Cursor extends ByteCursor {
  afterName(start: number): number {
    return endOfRun(this.bytes, start, this.length, nameBytes);
  }

  skipBlanks(): void {
    this.pos = this.afterBlanks(this.pos);
  }

  afterBlanks(start: number): number {
    const { bytes } = this;
    let pos = start;
    for (;;) {
      while (isBlank(bytes[pos]!)) pos++;
      if (bytes[pos] !== Byte.minus || bytes[pos + 1] !== Byte.minus) return pos;
      pos = this.afterComment(pos);
    }
  }

  /** From `--`. */
  afterComment(start: number): number {
    const level = this.longBracketAt(start + 2);
    if (level !== -1) return this.afterLongBracket(start + 2, level);
    const end = this.text.indexOf(Byte.newline, start);
    return end === -1 ? this.length : end;
  }

  /** The number of equals signs in the `[==[` here; -1 if there is none. */
  longBracketAt(start: number): number {
    const { bytes } = this;
    if (bytes[start] !== Byte.openBracket) return -1;
    let pos = start + 1;
    while (bytes[pos] === Byte.equals) pos++;
    return bytes[pos] === Byte.openBracket ? pos - start - 1 : -1;
  }

  afterLongBracket(start: number, level: number): number {
    const { length } = this;
    const end = this.text.indexOf(`]${'='.repeat(level)}]`, start + level + 2);
    if (end === -1) noteUnclosed();
    return end === -1 ? length : end + level + 2;
  }

  /** From its quote. An unescaped newline also ends it. */
  afterString(start: number): number {
    const { bytes, length } = this;
    const quote = bytes[start];
    for (let pos = start + 1; pos < length; pos++) {
      const byte = bytes[pos];
      if (byte === quote) return pos + 1;
      if (byte === Byte.backslash) pos++;
      else if (byte === Byte.newline) return pos;
    }
    return length;
  }

  /** The string here, if it has no escapes. */
  literalAt(start: number): Literal | undefined {
    const { bytes } = this;
    const level = this.longBracketAt(start);
    if (level !== -1) {
      const end = this.afterLongBracket(start, level);
      const isShort = end - start < maxLiteral && bytes[end - 1] === Byte.closeBracket;
      return isShort ? { text: this.slice(start + level + 2, end - level - 2), end } : undefined;
    }
    if (bytes[start] !== Byte.doubleQuote && bytes[start] !== Byte.singleQuote) return undefined;
    const end = this.afterString(start);
    if (end - start > maxLiteral) return undefined;
    const text = this.slice(start + 1, end - 1);
    return bytes[end - 1] === bytes[start] && end > start + 1 && !text.includes('\\')
      ? { text, end }
      : undefined;
  }
}

export function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}
