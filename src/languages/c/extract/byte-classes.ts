// Byte classes for finding preprocessor lines. Other bytes have no effect.
import { backslash } from '../../kit/bytes.ts';
import { bytesIn, classifyBytes, nameBytesWith } from '../../kit/byte-table.ts';

export const ByteClass = { end: 1, newline: 2, slash: 3, quote: 4, apostrophe: 5 } as const;

/** For skipping a line of code: bytes that may end it, or hide its end. */
export const lineStops = classifyBytes(0, 0, [
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n'],
  [ByteClass.quote, '"'],
  [ByteClass.apostrophe, "'"],
  [ByteClass.slash, '/'],
]);

/** Bytes that may end a comment or one of its lines. */
export const commentStops = bytesIn('\0\n*');

/** Bytes of a name, including non-ASCII bytes. */
export const nameBytes = nameBytesWith('_$');

/** Bytes between words of a line. A carriage return alone does not end a line. */
export const blanks = bytesIn('\t\v\f\r ');

/** Whether the newline at `pos` continues the line. Compilers allow blanks after the backslash. */
export function isContinued(bytes: Uint8Array, pos: number): boolean {
  let before = pos - 1;
  while (before >= 0 && blanks[bytes[before]!] === 1) before--;
  return bytes[before] === backslash;
}
