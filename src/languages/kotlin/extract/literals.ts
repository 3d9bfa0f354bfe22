// Where the literals of Kotlin end. Each search ends at the latest where the window does.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';

const lf = 10;
const singleQuote = 39;
const dot = 46;
const backslash = 92;
const backquote = 96;

export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start + 1;
  while (nameBytes[bytes[pos]!] === 1 || (bytes[pos] === dot && isDigit(bytes[pos + 1]!))) pos++;
  return pos;
}

/** One that is not closed ends with its line. */
export function endOfCharacter(bytes: Uint8Array, start: number, size: number): number {
  let pos = start + 1;
  for (; bytes[pos] !== singleQuote; pos++) {
    if (bytes[pos] === lf || pos >= size) return pos;
    if (bytes[pos] === backslash && bytes[pos + 1] !== lf && pos + 1 < size) pos++;
  }
  return pos + 1;
}

/** The last quote of a name, or where its line ends if it has none. */
export function endOfBackquoted(bytes: Uint8Array, start: number, size: number): number {
  let pos = start;
  while (bytes[pos] !== backquote && bytes[pos] !== lf && pos < size) pos++;
  return pos;
}

function isDigit(byte: number): boolean {
  return byteClasses[byte] === ByteClass.digit;
}
