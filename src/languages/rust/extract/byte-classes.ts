// The class of each byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** `none`: nothing by itself, as blanks and operators. */
export const ByteClass = numbered(
  0,
  'none end word digit quote apostrophe slash open close hash semicolon colon dollar',
);

export const byteClasses = classifyBytes(ByteClass.none, ByteClass.word, [
  [ByteClass.end, '\0'],
  [ByteClass.word, letters + '_'],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '" quote \' apostrophe / slash ([{ open )]} close # hash ; semicolon : colon $ dollar',
  ),
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.word, ByteClass.digit);

/** 1 for a byte that a name can begin with. */
export const nameStarts = bytesOf(byteClasses, ByteClass.word);
