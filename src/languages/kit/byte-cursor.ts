// A position in one file, for languages that read only parts of it. The language defines what may occur between tokens.
import type { SourceText } from '../../model/source.ts';
import { endOfRun } from './skip.ts';

export abstract class ByteCursor {
  readonly bytes: Uint8Array;
  readonly length: number;
  pos = 0;
  /** The same bytes, cut at `length`: for native searches. */
  readonly text: Buffer;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.length = length;
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  abstract skipBlanks(): void;

  get isAtEnd(): boolean {
    return this.pos >= this.length;
  }

  /** 0 at the end. */
  get byte(): number {
    return this.pos < this.length ? this.bytes[this.pos]! : 0;
  }

  slice(start: number, end: number): string {
    return this.text.toString('utf8', start, end);
  }

  /** Takes the bytes that are 1 in the table; '' if there are none. */
  takeRun(table: Uint8Array): string {
    const start = this.pos;
    this.pos = endOfRun(this.bytes, start, this.length, table);
    return this.slice(start, this.pos);
  }

  /** Offset of the last of some words, in code or not; -1 for none. */
  lastOf(words: readonly string[]): number {
    return Math.max(...words.map((word) => this.text.lastIndexOf(word)));
  }

  /** Skips blanks, and the sign if it is next. */
  take(sign: number): boolean {
    this.skipBlanks();
    if (this.byte !== sign || this.isAtEnd) return false;
    this.pos++;
    return true;
  }
}
