// The class of each byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';

const classes: Parameters<typeof classifyBytes>[2] = [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '_\\'],
  [ByteClass.digit, digits],
  [ByteClass.sign, ';,~'],
  [ByteClass.openBracket, '([{'],
  [ByteClass.closeBracket, ')]}'],
  [ByteClass.slash, '/'],
  [ByteClass.quote, `'"`],
  [ByteClass.prefix, '$@'],
  [ByteClass.hash, '#'],
  [ByteClass.operator, '+-*%&|^<>!=.:?'],
];

/** Behind those of the bytes in code, those in the code in an interpolated string. */
export const byteClasses = new Uint8Array(512);
export const holeClasses = 256;
byteClasses.set(classifyBytes(ByteClass.other, ByteClass.letter, classes));
byteClasses.set(
  classifyBytes(ByteClass.other, ByteClass.letter, [...classes, [ByteClass.holeSign, '()[]{}:']]),
  holeClasses,
);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses.subarray(0, 256), ByteClass.letter, ByteClass.digit).slice();
