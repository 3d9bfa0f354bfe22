// Where the comments, strings and numbers of Go end. Each search ends at the latest where the text does.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import { backquote, backslash, dot, minus, newline, plus, slash, star } from '../../kit/bytes.ts';
const [letterE, letterP, letterX] = [101, 112, 120];

export function endOfLine(text: Buffer, start: number): number {
  const end = text.indexOf(newline, start);
  return end === -1 ? text.length : end;
}

/** Of a comment over several lines, from behind its `/*`. */
export function endOfBlock(text: Buffer, start: number): number {
  let end = text.indexOf(slash, start + 1);
  while (end !== -1 && text[end - 1] !== star) end = text.indexOf(slash, end + 1);
  return end === -1 ? text.length : end + 1;
}

export function endOfRaw(text: Buffer, start: number): number {
  const end = text.indexOf(backquote, start + 1);
  return end === -1 ? text.length : end + 1;
}

/** A string that is not closed ends with its line. */
export function endOfQuoted(text: Buffer, start: number): number {
  const { length } = text;
  const quote = text[start];
  for (let pos = start + 1; pos < length; pos++) {
    const byte = text[pos];
    if (byte === quote) return pos + 1;
    if (byte === newline) return pos;
    if (byte === backslash && text[pos + 1] !== newline) pos++;
  }
  return length;
}

/** Over the selectors that follow without a blank. */
export function endOfPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
    pos += 2;
    while (nameBytes[bytes[pos]!] === 1) pos++;
  }
  return pos;
}

export function endOfNumber(bytes: Uint8Array, start: number): number {
  const isHex = (bytes[start + 1]! | 32) === letterX;
  let pos = start + 1;
  for (let byte = bytes[pos]!; ; byte = bytes[++pos]!) {
    if (nameBytes[byte] === 1 || byte === dot) continue;
    if (byte !== plus && byte !== minus) return pos;
    const before = bytes[pos - 1]! | 32;
    if (before !== letterP && (before !== letterE || isHex)) return pos;
  }
}

/** How many lines end there. */
export function linesIn(text: Buffer, start: number, end: number): number {
  const part = text.subarray(start, end);
  let lines = 0;
  for (let pos = part.indexOf(newline); pos !== -1; pos = part.indexOf(newline, pos + 1)) lines++;
  return lines;
}
