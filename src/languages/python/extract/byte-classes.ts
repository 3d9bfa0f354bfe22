// What a byte can mean to someone who reads Python's code. Non-ASCII bytes only stand in names, strings and comments.
import { numbered } from '../../kit/numbered.ts';
import { bytesIn, bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';

/** 0 is a byte that ends nothing: blanks, and whatever else only stands between two tokens. */
export const ByteClass = numbered(1, 'end newline comment quote open close backslash colon word sign');

const lineClasses: readonly (readonly [number, string])[] = [
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n\r'],
  ...signsOf(ByteClass, '# comment "\' quote ([{ open )]} close \\ backslash'),
];
/** A colon begins the format of a replacement field; elsewhere it is that of a header, an annotation or a lambda. */
const fieldClasses = [...lineClasses, ...signsOf(ByteClass, ': colon')];

/** For skipping a logical line: where it may end, and what may hide its end. */
export const lineStops = classifyBytes(0, 0, lineClasses);

/** The same inside the replacement field of an f-string. */
export const fieldStops = classifyBytes(0, 0, fieldClasses);

/** For reading a logical line token by token. */
export const tokenStops = classifyBytes(0, ByteClass.word, [
  ...fieldClasses,
  [ByteClass.word, `${letters}${digits}_`],
  [ByteClass.sign, '.,;=*!@$%^&-+|/<>?~`'],
]);

/** 1 for a byte that ends a string's plain stretch: its quote, an escape, a line, a field's brace. */
export const stringStops = bytesIn('"\'\\\n\r\0');
export const fStringStops = bytesIn('"\'\\\n\r\0{}');

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(tokenStops, ByteClass.word);
