// What a byte can begin in Scala. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes } from '../../../std/byte-table.ts';

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  slash: 5,
  doubleQuote: 6,
  backquote: 7,
  singleQuote: 8,
  /** A byte that is a token by itself. */
  sign: 9,
  dot: 10,
  less: 11,
  /** Of an operator, which may go on. */
  operator: 12,
  other: 13,
} as const;

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'],
  [ByteClass.digit, '0123456789'],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, ';,()[]{}'],
  [ByteClass.dot, '.'],
  [ByteClass.less, '<'],
  [ByteClass.operator, '!#%&*+-:=>?@\\^|~'],
]);

/** 1 for a byte between two tokens. */
export const blankBytes = bytesOf(byteClasses, ByteClass.blank, ByteClass.newline);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);

/** 1 for a byte of an operator. */
export const operatorBytes = bytesOf(byteClasses, ByteClass.operator, ByteClass.less, ByteClass.slash);
