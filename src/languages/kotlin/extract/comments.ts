// Comments between the imports of a Kotlin file. They stand in each other.
import { newline, slash, star } from '../../kit/bytes.ts';

interface LineCount {
  /** From 1. */
  line: number;
}

/** At a slash. */
export function beginsComment(bytes: Uint8Array, start: number): boolean {
  return bytes[start + 1] === slash || bytes[start + 1] === star;
}

/** Behind the comment that begins with the slash there; counts the lines that end in it. */
export function endOfComment(bytes: Uint8Array, length: number, start: number, count: LineCount): number {
  if (bytes[start + 1] === slash) return endOfLine(bytes, length, start + 2);
  return endOfBlock(bytes, length, start + 2, count);
}

function endOfLine(bytes: Uint8Array, length: number, start: number): number {
  let pos = start;
  while (bytes[pos] !== newline && (bytes[pos] !== 0 || pos < length)) pos++;
  return Math.min(pos, length);
}

function endOfBlock(bytes: Uint8Array, length: number, start: number, count: LineCount): number {
  let pos = start;
  let lines = 0;
  for (let depth = 1; depth > 0; pos++) {
    const byte = bytes[pos]!;
    // Most are letters.
    if (byte > slash) continue;
    if (byte === newline) lines++;
    else if (byte === star && bytes[pos + 1] === slash) {
      depth--;
      pos++;
    } else if (byte === slash && bytes[pos + 1] === star) {
      depth++;
      pos++;
    } else if (byte === 0 && pos >= length) break;
  }
  count.line += lines;
  return Math.min(pos, length);
}
