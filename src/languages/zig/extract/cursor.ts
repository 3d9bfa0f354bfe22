// Moves from builtin to builtin. Skips comments, strings and characters.
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { bytesIn, digits, letters } from '../../kit/byte-table.ts';
import { at, doubleQuote, singleQuote, slash } from '../../kit/bytes.ts';
import { endOfLine, endOfLineString, endOfRun } from '../../kit/skip.ts';

/** Bytes that begin a builtin, or something to skip. */
const stops = bytesIn('"\'/@\\');
const nameBytes = bytesIn(`${letters}${digits}_`);
const blanks = bytesIn(' \t\n\v\f\r');

export class Cursor extends ByteCursor {
  /** To after the next `@`, if it is at `last` or before. */
  findBuiltin(last: number): boolean {
    const { bytes } = this;
    while (this.pos <= last) {
      const byte = bytes[this.pos]!;
      if (stops[byte] === 0) this.pos++;
      else if (byte === at) {
        this.pos++;
        return true;
      } else this.#skip(byte);
    }
    return false;
  }

  /** '' if there is none. */
  takeWord(): string {
    return this.takeRun(nameBytes);
  }

  /** The value of the string here; undefined if there is none or it is unclosed. */
  takeString(): string | undefined {
    this.skipBlanks();
    if (this.byte !== doubleQuote) return undefined;
    const start = this.pos + 1;
    this.pos = endOfLineString(this.bytes, this.pos, this.length);
    const end = this.pos - 1;
    const isClosed = end >= start && this.bytes[end] === doubleQuote;
    return isClosed ? this.slice(start, end) : undefined;
  }

  skipBlanks(): void {
    const { bytes, length } = this;
    for (;;) {
      this.pos = endOfRun(bytes, this.pos, length, blanks);
      if (this.byte !== slash || bytes[this.pos + 1] !== slash) return;
      this.pos = endOfLine(bytes, this.pos, length);
    }
  }

  #skip(byte: number): void {
    const { bytes, length } = this;
    if (byte === doubleQuote || byte === singleQuote) this.pos = endOfLineString(bytes, this.pos, length);
    // A comment, or a line of a multi-line string.
    else if (bytes[this.pos + 1] === byte) this.pos = endOfLine(bytes, this.pos, length);
    else this.pos++;
  }
}
