// The class of each byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes } from '../../../std/byte-table.ts';
import * as ByteClass from './byte-class.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_\\';

const classes: Parameters<typeof classifyBytes>[2] = [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.sign, ';,~'],
  [ByteClass.openBracket, '([{'],
  [ByteClass.closeBracket, ')]}'],
  [ByteClass.dot, '.'],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.prefix, '$@'],
  [ByteClass.hash, '#'],
  [ByteClass.operator, '+-*%&|^<>!='],
  [ByteClass.colon, ':'],
  [ByteClass.question, '?'],
];

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, classes);

/** The same for code in an interpolated string. */
export const holeClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  ...classes,
  [ByteClass.holeSign, '()[]{}:'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);
