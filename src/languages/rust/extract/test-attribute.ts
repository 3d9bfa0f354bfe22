// Whether an attribute makes the item below it test-only: `#[cfg(test)]`, `#[test]`.
import {
  closeBracket,
  closeParen,
  comma,
  doubleQuote,
  hash,
  openBracket,
  openParen,
  slash,
} from '../../kit/bytes.ts';
import { nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';

/** At a hash. Does not move the cursor. */
export function isTestAttribute(cursor: Cursor): boolean {
  const start = cursor.pos;
  cursor.pos++;
  const isTest = cursor.byte === openBracket && saysTest(cursor);
  cursor.pos = start;
  return isTest;
}

function saysTest(cursor: Cursor): boolean {
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  cursor.skipBlanks();
  if (name === 'test') return cursor.byte === closeBracket;
  return name === 'cfg' && cursor.byte === openParen && asksForTest(cursor);
}

/** `(test)` or `(all(test, unix))`, but not `(any(test, unix))` or `(not(test))`. */
function asksForTest(cursor: Cursor): boolean {
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  cursor.skipBlanks();
  if (name === 'test') return cursor.byte === closeParen;
  return name === 'all' && cursor.byte === openParen && listsTest(cursor);
}

/** At the bracket of conditions that must all hold. */
function listsTest(cursor: Cursor): boolean {
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not nest: stop at a hash, so that an unclosed one is not read repeatedly.
    if (byte === closeBracket || byte === hash) return false;
    if (nameStarts[byte] === 1) {
      const name = cursor.readName();
      cursor.skipBlanks();
      if (depth === 1 && name === 'test' && (cursor.byte === comma || cursor.byte === closeParen))
        return true;
      continue;
    }
    if (byte === doubleQuote) cursor.skipString();
    else if (byte !== slash || !cursor.skipComment()) cursor.pos++;
    if (byte === openParen) depth++;
    else if (byte === closeParen && --depth === 0) return false;
  }
  return false;
}
