// The class of each byte of PHP code. Non-ASCII bytes occur only in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\n\v\f'],
  [ByteClass.letter, letters + '_'],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '$ dollar \' singleQuote "` doubleQuote / slash # hash \\ backslash - minus : colon < less',
  ),
  ...signsOf(ByteClass, '? question = equals ([{ open )]} close , comma ; semicolon'),
]);

/** 1 for bytes of names. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);
