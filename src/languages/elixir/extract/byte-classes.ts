// Tables of what each byte is to Elixir. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, lowers, uppers } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.lower, [
  [ByteClass.lower, lowers + '_'],
  [ByteClass.upper, uppers],
  [ByteClass.digit, digits],
  [ByteClass.newline, '\n'],
  [ByteClass.colon, ':'],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeBrace, '}'],
  [ByteClass.quote, '"\''],
  [ByteClass.hash, '#'],
  [ByteClass.at, '@'],
  [ByteClass.tilde, '~'],
  [ByteClass.question, '?'],
  [ByteClass.end, '\0'],
]);

/** 1 for a byte that nobody looks at, for one that a name begins with, and for a byte of a name. */
export const plainBytes = bytesOf(byteClasses, ByteClass.other);
export const nameStarts = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper);
export const nameBytes = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper, ByteClass.digit);

/** 1 for a byte behind which a line, or the text, may end. */
export const lineEnds = bytesOf(byteClasses, ByteClass.newline, ByteClass.end);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === 13;
}

export function isSpace(byte: number): boolean {
  return isBlank(byte) || byte === 10;
}
