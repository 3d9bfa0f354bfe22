// Whether an attribute makes the item below it test-only: `#[cfg(test)]`, `#[test]`.
import * as Byte from '../../kit/bytes.ts';
import { nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';

/** At a hash. Does not move the cursor. */
export function isTestAttribute(cursor: Cursor): boolean {
  const start = cursor.pos;
  cursor.pos++;
  const isTest = cursor.byte === Byte.openBracket && isTestName(cursor);
  cursor.pos = start;
  return isTest;
}

function isTestName(cursor: Cursor): boolean {
  const name = readFirstName(cursor);
  if (name === 'test') return cursor.byte === Byte.closeBracket;
  return name === 'cfg' && cursor.byte === Byte.openParen && requiresTest(cursor);
}

/** `(test)` or `(all(test, unix))`, but not `(any(test, unix))` or `(not(test))`. */
function requiresTest(cursor: Cursor): boolean {
  const name = readFirstName(cursor);
  if (name === 'test') return cursor.byte === Byte.closeParen;
  return name === 'all' && cursor.byte === Byte.openParen && listsTest(cursor);
}

/** At an opening bracket. */
function readFirstName(cursor: Cursor): string | undefined {
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  cursor.skipBlanks();
  return name;
}

/** At the bracket of conditions that must all hold. */
function listsTest(cursor: Cursor): boolean {
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not nest: stop at a hash, so that an unclosed one is not read repeatedly.
    if (byte === Byte.closeBracket || byte === Byte.hash) return false;
    if (nameStarts[byte] === 1) {
      const name = cursor.readName();
      cursor.skipBlanks();
      if (depth === 1 && name === 'test' && (cursor.byte === Byte.comma || cursor.byte === Byte.closeParen))
        return true;
      continue;
    }
    if (byte === Byte.doubleQuote) cursor.skipString();
    else if (byte !== Byte.slash || !cursor.skipComment()) cursor.pos++;
    if (byte === Byte.openParen) depth++;
    else if (byte === Byte.closeParen && --depth === 0) return false;
  }
  return false;
}
