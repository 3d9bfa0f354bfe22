// The class of each byte of Ruby. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, lowers, uppers } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.lower, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.lower, lowers + '_'],
  [ByteClass.upper, uppers],
  [ByteClass.digit, digits],
  [ByteClass.hash, '#'],
  [ByteClass.doubleQuote, '"`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.slash, '/'],
  [ByteClass.percent, '%'],
  [ByteClass.less, '<'],
  [ByteClass.question, '?'],
  [ByteClass.colon, ':'],
  [ByteClass.dot, '.'],
  [ByteClass.openParen, '('],
  [ByteClass.openBracket, '['],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeParen, ')'],
  [ByteClass.closeBracket, ']'],
  [ByteClass.closeBrace, '}'],
  [ByteClass.sigil, '@$'],
  [ByteClass.comma, ','],
  [ByteClass.semicolon, ';'],
  [ByteClass.bar, '|'],
  [ByteClass.backslash, '\\'],
  [ByteClass.ampersand, '&'],
  [ByteClass.minus, '-'],
  [ByteClass.operator, '+*!~^>='],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper, ByteClass.digit);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byteClasses[byte] === ByteClass.blank;
}

export function isSpace(byte: number): boolean {
  return byteClasses[byte]! <= ByteClass.newline;
}
