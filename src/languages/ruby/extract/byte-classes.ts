// The class of each byte of Ruby. Bytes past ASCII only stand in names, strings and comments.
import * as ByteClass from './byte-class.ts';

const lowers = 'abcdefghijklmnopqrstuvwxyz_';
const uppers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.lower, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.lower, lowers],
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
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.lower || byteClass === ByteClass.upper || byteClass === ByteClass.digit ? 1 : 0,
);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byteClasses[byte] === ByteClass.blank;
}

export function isSpace(byte: number): boolean {
  return byteClasses[byte]! <= ByteClass.newline;
}
