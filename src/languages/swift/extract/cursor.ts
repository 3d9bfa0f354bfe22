// Where the scanner stands in the bytes of a file.
import type { SourceText } from '../../../model/source.ts';
import { closeParen, newline, openParen } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Cursor {
  bytes: Uint8Array = new Uint8Array(1);
  length = 0;
  pos = 0;
  line = 1;
  /** Up to here was looked for the end of a regular expression that is none. */
  noRegexBefore = 0;

  begin({ bytes, length }: SourceText): void {
    this.bytes = bytes;
    this.length = length;
    this.pos = 0;
    this.line = 1;
    this.noRegexBefore = 0;
  }

  moveTo(pos: number): void {
    const { bytes } = this;
    for (let at = this.pos; at < pos; at++) if (bytes[at] === newline) this.line++;
    this.pos = pos;
  }

  /** To the end of the line. */
  skipLine(): void {
    while (this.bytes[this.pos] !== newline && this.pos < this.length) this.pos++;
  }

  /** Over the bracket that stands here at once, if one does, and all that is in it. */
  skipArguments(): void {
    const { bytes, length } = this;
    if (bytes[this.pos] !== openParen) return;
    let depth = 0;
    let pos = this.pos;
    for (; pos < length; pos++) {
      if (bytes[pos] === openParen) depth++;
      else if (bytes[pos] === closeParen && --depth === 0) break;
    }
    this.moveTo(Math.min(pos + 1, length));
  }
}
