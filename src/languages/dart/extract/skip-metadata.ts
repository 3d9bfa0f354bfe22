// `@Deprecated('Use (cart)')`, `@shop.Test<Cart>(…)`: what may stand before a directive, and tells nothing of it.
import type { Cursor } from './cursor.ts';
import { at, closeParen, dot, greater, less, openParen } from '../../kit/bytes.ts';

/** At the sign that begins it. */
export function skipMetadata(cursor: Cursor): void {
  cursor.take(at);
  do cursor.takeWord();
  while (cursor.take(dot));
  skipBrackets(cursor, less, greater);
  skipBrackets(cursor, openParen, closeParen);
}

/** To the bracket that closes the one which stands here, if one does. */
function skipBrackets(cursor: Cursor, open: number, close: number): void {
  let depth = 0;
  do {
    if (cursor.take(open)) depth++;
    else if (depth === 0) return;
    else if (cursor.take(close)) depth--;
    else if (cursor.isAtString) cursor.takeString();
    else if (cursor.takeWord() === '') cursor.skipByte();
  } while (depth > 0 && !cursor.isAtEnd);
}
