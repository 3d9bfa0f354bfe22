// Where the types of `@spec add(Cart.t(), Line.t()) :: Cart.t()` end: with its line, unless that goes on.
import * as Byte from '../../kit/bytes.ts';
import { endOfLine } from '../../kit/skip.ts';
import type { Cursor } from './cursor.ts';

const goesOn = /(?:[|:,=]|\bwhen)$/;
const isContinued = /^(?:\||::|when\b)/;
/** Longer than what these look for. */
const glimpse = 6;

export function endOfTypes(cursor: Cursor): number {
  const { bytes, length } = cursor;
  let depth = 0;
  /** After the last byte that is neither blank nor in a comment. */
  let end = cursor.pos;
  for (let pos = cursor.pos; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === Byte.newline) {
      if (depth === 0 && !isOpen(cursor, end, pos)) return pos;
    } else if (byte === Byte.hash) pos = endOfLine(bytes, pos, length) - 1;
    else if (byte > Byte.space) {
      end = pos + 1;
      if (byte === Byte.openParen || byte === Byte.openBracket || byte === Byte.openBrace) depth++;
      else if (byte === Byte.closeParen || byte === Byte.closeBracket || byte === Byte.closeBrace) depth--;
      if (depth < 0) return pos;
    }
  }
  return length;
}

function isOpen(cursor: Cursor, end: number, newline: number): boolean {
  const next = cursor.skipSpace(newline);
  return (
    goesOn.test(cursor.slice(Math.max(0, end - glimpse), end)) ||
    isContinued.test(cursor.slice(next, next + glimpse))
  );
}
