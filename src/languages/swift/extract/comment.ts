// Comments: behind `//` up to the end of the line, and those that stand in each other.
import type { Cursor } from './cursor.ts';
import { slash, star } from '../../kit/bytes.ts';

/** Leaves the cursor, which stands at `/` and `*`, behind the end. */
export function skipBlockComment(cursor: Cursor): void {
  const { bytes, length } = cursor;
  let pos = cursor.pos + 2;
  for (let depth = 1; depth > 0 && pos < length; pos++) {
    const byte = bytes[pos];
    const after = bytes[pos + 1];
    if (byte === star && after === slash) depth--;
    else if (byte === slash && after === star) depth++;
    else continue;
    pos++;
  }
  cursor.moveTo(Math.min(pos, length));
}
