// What a byte can begin in Elixir. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes } from '../../../std/byte-table.ts';

export const ByteClass = {
  other: 0,
  lower: 1,
  upper: 2,
  digit: 3,
  /** `"` and `'` */
  quote: 4,
  hash: 5,
  tilde: 6,
  colon: 7,
  question: 8,
  openBrace: 9,
  closeBrace: 10,
  at: 11,
} as const;

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.lower, [
  [ByteClass.lower, 'abcdefghijklmnopqrstuvwxyz_'],
  [ByteClass.upper, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [ByteClass.digit, '0123456789'],
  [ByteClass.quote, '"\''],
  [ByteClass.hash, '#'],
  [ByteClass.tilde, '~'],
  [ByteClass.colon, ':'],
  [ByteClass.question, '?'],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeBrace, '}'],
  [ByteClass.at, '@'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper, ByteClass.digit);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === 13;
}

export function isSpace(byte: number): boolean {
  return isBlank(byte) || byte === 10;
}
