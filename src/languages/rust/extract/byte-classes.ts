// The class of each byte. Non-ASCII bytes occur only in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';

export const byteClasses = classifyBytes(ByteClass.none, ByteClass.word, [
  [ByteClass.end, '\0'],
  [ByteClass.word, letters + '_'],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '" quote \' apostrophe / slash ([{ open )]} close # hash ; semicolon : colon $ dollar',
  ),
]);

export const nameBytes = bytesOf(byteClasses, ByteClass.word, ByteClass.digit);

export const nameStarts = bytesOf(byteClasses, ByteClass.word);
