// The class of each byte of PHP code. Bytes past ASCII stand in names, strings and comments alone.
import { bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** `other`: an operator, which says nothing about names. `doubleQuote`: of a string with expressions in it. */
export const ByteClass = numbered(
  0,
  'other end blank letter digit dollar singleQuote doubleQuote slash hash backslash minus colon less question equals',
  'open close comma semicolon',
);

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

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);
