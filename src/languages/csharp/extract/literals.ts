// Where the strings, characters and numbers of C# end, and its lines.
import { nameBytes } from './byte-classes.ts';
import { backslash, dot, doubleQuote, newline, slash, star } from '../../kit/bytes.ts';

export function endOfLine(bytes: Uint8Array, start: number, length: number): number {
  let end = start;
  while (bytes[end] !== newline && (bytes[end] !== 0 || end < length)) end++;
  return end;
}

/** Of a comment, from behind its first signs. */
export function endOfBlock(bytes: Uint8Array, start: number, length: number): number {
  for (let end = start; end < length; end++)
    if (bytes[end] === star && bytes[end + 1] === slash) return end + 2;
  return length;
}

export function linesIn(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let pos = start; pos < end; pos++) if (bytes[pos] === newline) lines++;
  return lines;
}

/** `"…"` or `'…'`, from behind its first quote; one that does not end, ends with its line. */
export function endOfQuoted(bytes: Uint8Array, start: number, length: number, closing: number): number {
  let pos = start;
  while (pos < length) {
    const byte = bytes[pos]!;
    if (byte === closing) return pos + 1;
    if (byte === newline) return pos;
    pos += byte === backslash && bytes[pos + 1] !== newline ? 2 : 1;
  }
  return length;
}

/** `@"…"`, from behind its first quote: a quote in it is doubled. */
export function endOfVerbatim(bytes: Uint8Array, start: number, length: number): number {
  for (let pos = start; pos < length; pos++) {
    if (bytes[pos] !== doubleQuote) continue;
    if (bytes[pos + 1] !== doubleQuote) return pos + 1;
    pos++;
  }
  return length;
}

/** How often a byte stands there. */
export function runLength(bytes: Uint8Array, start: number, byte: number): number {
  let pos = start;
  while (bytes[pos] === byte) pos++;
  return pos - start;
}

/** `"""…"""`: it ends with as many quotes as it began. */
export function endOfRaw(bytes: Uint8Array, start: number, length: number): number {
  const quotes = runLength(bytes, start, doubleQuote);
  let pos = start + quotes;
  while (pos < length) {
    if (bytes[pos] !== doubleQuote) {
      pos++;
      continue;
    }
    const run = runLength(bytes, pos, doubleQuote);
    pos += run;
    if (run >= quotes) return pos;
  }
  return length;
}

/** `1.5e-3f`, `0x1F`, `1_000`; `1..2` and `1.ToString()` end before the dot. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start;
  for (;;) {
    while (nameBytes[bytes[pos]!] === 1) pos++;
    const byte = bytes[pos]!;
    const isFraction = byte === dot && isDigit(bytes[pos + 1]!);
    const before = bytes[pos - 1]! | 32;
    // `1e-3`, but not `0xE-3`.
    const isExponent =
      (byte === 43 || byte === 45) &&
      before === 101 &&
      (bytes[start + 1]! | 32) !== 120 &&
      isDigit(bytes[pos + 1]!);
    if (!isFraction && !isExponent) return pos;
    pos++;
  }
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
