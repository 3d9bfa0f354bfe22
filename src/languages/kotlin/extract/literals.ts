// Where the literals of Kotlin end. Each search ends at the latest where the window does.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import { backquote, backslash, dot, newline, singleQuote } from '../../kit/bytes.ts';

export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start + 1;
  while (nameBytes[bytes[pos]!] === 1 || (bytes[pos] === dot && isDigit(bytes[pos + 1]!))) pos++;
  return pos;
}

/** One that is not closed ends with its line. */
export function endOfCharacter(bytes: Uint8Array, start: number, size: number): number {
  let pos = start + 1;
  for (; bytes[pos] !== singleQuote; pos++) {
    if (bytes[pos] === newline || pos >= size) return pos;
    if (bytes[pos] === backslash && bytes[pos + 1] !== newline && pos + 1 < size) pos++;
  }
  return pos + 1;
}

/** The last quote of a name, or where its line ends if it has none. */
export function endOfBackquoted(bytes: Uint8Array, start: number, size: number): number {
  let pos = start;
  while (bytes[pos] !== backquote && bytes[pos] !== newline && pos < size) pos++;
  return pos;
}

function isDigit(byte: number): boolean {
  return byteClasses[byte] === ByteClass.digit;
}
