// What a byte can begin in Swift. Bytes past ASCII stand in names, strings and comments, and in the rarest operators.
import { bytesOf, classifyBytes } from '../../../std/byte-table.ts';

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  slash: 5,
  quote: 6,
  backquote: 7,
  hash: 8,
  at: 9,
  /** A byte that is a token by itself. */
  sign: 10,
  dot: 11,
  equals: 12,
  minus: 13,
  less: 14,
  greater: 15,
  /** `?` and `!`, which may belong to what stands before them. */
  mark: 16,
  operator: 17,
  other: 18,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\v\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.slash, '/'],
  [ByteClass.quote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.hash, '#'],
  [ByteClass.at, '@'],
  [ByteClass.sign, ';,:()[]{}'],
  [ByteClass.dot, '.'],
  [ByteClass.equals, '='],
  [ByteClass.minus, '-'],
  [ByteClass.less, '<'],
  [ByteClass.greater, '>'],
  [ByteClass.mark, '?!'],
  [ByteClass.operator, '+*%&|^~\\'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);

/** 1 for a byte that an operator goes on with. */
export const operatorBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass >= ByteClass.equals && byteClass <= ByteClass.operator && byteClass !== ByteClass.less ? 1 : 0,
);
operatorBytes[62] = 0;
