// Ends of lines, comments and strings, never past `length`. Unclosed ones end with the text, or with the line where noted.
//
// For languages that read little of a file. Scanners that tokenize whole files inline such loops and count lines meanwhile.
import { backslash, newline, slash, star } from './bytes.ts';
import { noteUnclosed } from './unclosed.ts';

/** The offset of the newline. */
export function endOfLine(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  while (pos < length && bytes[pos] !== newline) pos++;
  return pos;
}

/** From the `/` of `/*`; comments do not nest. */
export function endOfBlockComment(bytes: Uint8Array, start: number, length: number): number {
  for (let pos = start + 3; pos < length; pos++)
    if (bytes[pos] === slash && bytes[pos - 1] === star) return pos + 1;
  noteUnclosed();
  return length;
}

/** Same, but comments nest. `pairs` are the two bytes that open one and the two that close it: `{--}`. */
export function endOfNestedComment(bytes: Uint8Array, start: number, length: number, pairs = '/**/'): number {
  const [open, openNext, close, closeNext] = Buffer.from(pairs);
  let depth = 0;
  let pos = start;
  do {
    const [byte, next] = [bytes[pos], bytes[pos + 1]];
    const opens = byte === open && next === openNext;
    const closes = byte === close && next === closeNext;
    if (opens) depth++;
    if (closes) depth--;
    pos += opens || closes ? 2 : 1;
  } while (depth > 0 && pos < length);
  if (depth > 0) noteUnclosed();
  return Math.min(pos, length);
}

/** From the opening quote; a backslash escapes, and strings may span lines. */
export function endOfString(bytes: Uint8Array, start: number, length: number): number {
  const quote = bytes[start];
  let pos = start + 1;
  while (pos < length && bytes[pos] !== quote) pos += bytes[pos] === backslash ? 2 : 1;
  if (pos >= length) noteUnclosed();
  return Math.min(pos + 1, length);
}

/** Same, but an unclosed string ends before its newline. */
export function endOfLineString(bytes: Uint8Array, start: number, length: number): number {
  const quote = bytes[start];
  let pos = start + 1;
  while (pos < length && bytes[pos] !== quote) {
    if (bytes[pos] === newline) return pos;
    pos += bytes[pos] === backslash && bytes[pos + 1] !== newline ? 2 : 1;
  }
  return Math.min(pos + 1, length);
}

export function countLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let pos = start; pos < end; pos++) if (bytes[pos] === newline) lines++;
  return lines;
}

/** After the bytes that are 1 in the table. */
export function endOfRun(bytes: Uint8Array, start: number, length: number, table: Uint8Array): number {
  let pos = start;
  while (pos < length && table[bytes[pos]!] === 1) pos++;
  return pos;
}
