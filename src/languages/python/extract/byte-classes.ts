// What a byte can mean to someone who reads Python's code. Non-ASCII bytes only stand in names, strings and comments.
import { bytesIn, bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';

/** 0 is a byte that ends nothing: blanks, and whatever else only stands between two tokens. */
export const ByteClass = {
  end: 1,
  newline: 2,
  comment: 3,
  quote: 4,
  open: 5,
  close: 6,
  backslash: 7,
  /** Of a replacement field, where it begins the format; elsewhere of a header, an annotation or a lambda. */
  colon: 8,
  word: 9,
  sign: 10,
} as const;

const lineClasses = [
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n\r'],
  [ByteClass.comment, '#'],
  [ByteClass.quote, '"\''],
  [ByteClass.open, '([{'],
  [ByteClass.close, ')]}'],
  [ByteClass.backslash, '\\'],
] as const;
const fieldClasses = [...lineClasses, [ByteClass.colon, ':']] as const;

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
