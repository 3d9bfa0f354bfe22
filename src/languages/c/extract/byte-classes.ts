// What a byte can mean to someone who looks for the lines of the preprocessor. Whatever is not named here only stands
// between two bytes that are.
import { bytesIn, classifyBytes, nameBytesWith } from '../../kit/byte-table.ts';

export const ByteClass = { end: 1, newline: 2, slash: 3, quote: 4, apostrophe: 5 } as const;

/** For skipping a line of code: where it may end, and what may hide its end. */
export const lineStops = classifyBytes(0, 0, [
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n'],
  [ByteClass.quote, '"'],
  [ByteClass.apostrophe, "'"],
  [ByteClass.slash, '/'],
]);

/** 1 for a byte that may end a comment or one of its lines. */
export const commentStops = bytesIn('\0\n*');

/** 1 for a byte of a name; non-ASCII bytes are part of one. */
export const nameBytes = nameBytesWith('_$');

/** 1 for a byte that separates words on one line; a carriage return alone ends none. */
export const blanks = bytesIn('\t\v\f\r ');
