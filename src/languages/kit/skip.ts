// Where what is no code ends: lines, comments, strings. Each function takes where something begins and gives the offset
// behind it, never past `length`. What is not closed ends with the text, or with its line where that is said.
//
// For languages that read little of a file. A scanner that cuts whole files into tokens keeps such loops in its own,
// where they need no call and count lines on the way.
import { backslash, newline, slash, star } from './bytes.ts';

/** The newline itself is not passed. */
export function endOfLine(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  while (pos < length && bytes[pos] !== newline) pos++;
  return pos;
}

/** Of a comment that begins with the `/` of its `/*`, and ends with the next star and slash. */
export function endOfBlockComment(bytes: Uint8Array, start: number, length: number): number {
  for (let pos = start + 3; pos < length; pos++)
    if (bytes[pos] === slash && bytes[pos - 1] === star) return pos + 1;
  return length;
}

/** The same where comments stand in comments. */
export function endOfNestedComment(bytes: Uint8Array, start: number, length: number): number {
  let depth = 1;
  let pos = start + 2;
  while (depth > 0 && pos < length) {
    const byte = bytes[pos++];
    if (byte === star && bytes[pos] === slash) {
      depth--;
      pos++;
    } else if (byte === slash && bytes[pos] === star) {
      depth++;
      pos++;
    }
  }
  return Math.min(pos, length);
}

/** Of a string, from its first quote on; a backslash escapes, and lines do not matter. */
export function endOfString(bytes: Uint8Array, start: number, length: number): number {
  const quote = bytes[start];
  let pos = start + 1;
  while (pos < length && bytes[pos] !== quote) pos += bytes[pos] === backslash ? 2 : 1;
  return Math.min(pos + 1, length);
}

/** The same where the end of the line ends a string that is not closed; the newline itself is not passed. */
export function endOfLineString(bytes: Uint8Array, start: number, length: number): number {
  const quote = bytes[start];
  let pos = start + 1;
  while (pos < length && bytes[pos] !== quote) {
    if (bytes[pos] === newline) return pos;
    pos += bytes[pos] === backslash && bytes[pos + 1] !== newline ? 2 : 1;
  }
  return Math.min(pos + 1, length);
}

/** How many lines end between two places. */
export function countLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let pos = start; pos < end; pos++) if (bytes[pos] === newline) lines++;
  return lines;
}

/** Behind all bytes of a class that stand here: 1 in its table. */
export function endOfRun(bytes: Uint8Array, start: number, length: number, table: Uint8Array): number {
  let pos = start;
  while (pos < length && table[bytes[pos]!] === 1) pos++;
  return pos;
}

/** Of a comment that may hold others, by the two bytes that open and the two that close one: `{-` and `-}`. */
export function endOfNestedPair(bytes: Uint8Array, start: number, length: number, pairs: string): number {
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
  return Math.min(pos, length);
}
