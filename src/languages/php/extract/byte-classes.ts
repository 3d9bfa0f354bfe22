// The class of each byte of PHP code. Bytes past ASCII stand in names, strings and comments alone.
import * as ByteClass from './byte-class.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.letter, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\n\v\f'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.dollar, '$'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.doubleQuote, '"`'],
  [ByteClass.slash, '/'],
  [ByteClass.hash, '#'],
  [ByteClass.backslash, '\\'],
  [ByteClass.minus, '-'],
  [ByteClass.colon, ':'],
  [ByteClass.less, '<'],
  [ByteClass.question, '?'],
  [ByteClass.equals, '='],
  [ByteClass.open, '([{'],
  [ByteClass.close, ')]}'],
  [ByteClass.comma, ','],
  [ByteClass.semicolon, ';'],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.letter || byteClass === ByteClass.digit ? 1 : 0,
);
