// What a byte can begin in C#. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes } from '../../../std/byte-table.ts';

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  /** A byte that is a token by itself, wherever it stands. */
  sign: 5,
  /** A bracket. */
  bracket: 6,
  slash: 7,
  doubleQuote: 8,
  singleQuote: 9,
  dollar: 10,
  at: 11,
  hash: 12,
  /** Of an operator, which may go on. */
  operator: 13,
  colon: 14,
  question: 15,
  other: 16,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_\\';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.sign, ';,.~'],
  [ByteClass.bracket, '()[]{}'],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.dollar, '$'],
  [ByteClass.at, '@'],
  [ByteClass.hash, '#'],
  [ByteClass.operator, '+-*%&|^<>!='],
  [ByteClass.colon, ':'],
  [ByteClass.question, '?'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);
