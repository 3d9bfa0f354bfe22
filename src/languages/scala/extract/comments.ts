// Comments of Scala, which stand in each other. They are looked for in the window; one that goes on behind it is gone on
// with in the next.
import { commentBytes } from './byte-classes.ts';
import { shown } from './window.ts';
import { newline, slash, star } from '../../kit/bytes.ts';

export class Comment {
  /** How many are open at the end of the window. */
  depth = 0;
  /** How many lines ended in what was read last. */
  lines = 0;

  /** Behind the comment whose text begins or goes on there, or at the end of what can be looked at. */
  read(start: number, end: number): number {
    const bytes = shown;
    const isPlain = commentBytes;
    let { depth } = this;
    let lines = 0;
    let pos = start;
    while (depth > 0) {
      // Two at a time, for a loop costs more than a look.
      while (isPlain[bytes[pos]!] === 1) {
        pos++;
        if (isPlain[bytes[pos]!] !== 1) break;
        pos++;
      }
      if (pos >= end) break;
      const byte = bytes[pos]!;
      if (byte === newline) lines++;
      else if (byte === star && bytes[pos + 1] === slash) {
        depth--;
        pos++;
      } else if (byte === slash && bytes[pos + 1] === star) {
        depth++;
        pos++;
      }
      pos++;
    }
    this.depth = depth;
    this.lines = lines;
    return pos;
  }
}

/** The end of the line, or of the window. */
export function endOfLine(start: number, size: number): number {
  const bytes = shown;
  let pos = start;
  let byte = bytes[pos]!;
  while (byte !== newline && (byte !== 0 || pos < size)) {
    byte = bytes[++pos]!;
    // Two at a time, for a loop costs more than a look.
    while (byte > newline) {
      byte = bytes[++pos]!;
      if (byte <= newline) break;
      byte = bytes[++pos]!;
    }
  }
  return pos;
}
