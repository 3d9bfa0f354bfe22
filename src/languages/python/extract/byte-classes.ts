// Classes of bytes in Python code. Non-ASCII bytes occur only in names, strings and comments.
import { numbered } from '../../kit/numbered.ts';
import { bytesIn, bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';

/** 0 is a byte without meaning between tokens, like a blank. */
export const ByteClass = numbered(1, 'end newline comment quote open close backslash colon word sign');

const lineClasses: readonly (readonly [number, string])[] = [
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n\r'],
  ...signsOf(ByteClass, '# comment "\' quote ([{ open )]} close \\ backslash'),
];
/** In a replacement field a colon begins the format. */
const fieldClasses = [...lineClasses, ...signsOf(ByteClass, ': colon')];

/** For skipping a logical line: bytes that may end it or hide its end. */
export const lineStops = classifyBytes(0, 0, lineClasses);

/** Same, in the replacement field of an f-string. */
export const fieldStops = classifyBytes(0, 0, fieldClasses);

/** For reading a logical line token by token. */
export const tokenStops = classifyBytes(0, ByteClass.word, [
  ...fieldClasses,
  [ByteClass.word, `${letters}${digits}_`],
  [ByteClass.sign, '.,;=*!@$%^&-+|/<>?~`'],
]);

/** 1 for bytes with a meaning in a string. */
export const stringStops = bytesIn('"\'\\\n\r\0');
export const fStringStops = bytesIn('"\'\\\n\r\0{}');

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(tokenStops, ByteClass.word);
