// Whether an attribute says that the item below it is compiled for tests alone: `#[cfg(test)]`, `#[test]`.
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

/** At a hash, where the cursor stays. */
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

/** `(test)` or `(all(test, unix))`, and not `(any(test, unix))` or `(not(test))`. */
function asksForTest(cursor: Cursor): boolean {
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  cursor.skipBlanks();
  if (name === 'test') return cursor.byte === closeParen;
  return name === 'all' && cursor.byte === openParen && listsTest(cursor);
}

/** At the bracket of a list of conditions that must all hold. */
function listsTest(cursor: Cursor): boolean {
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not stand in each other: one that never ends must not be read again and again.
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
