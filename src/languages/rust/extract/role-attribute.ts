// What the item below an attribute is compiled for, if not for the product: `#[cfg(test)]`, `#[test]`, `#[cfg(doc)]`.
import type { ImportRole } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';

/** At the hash of an attribute, also of one for the whole file (`#![cfg(test)]`). Does not move the cursor. */
export function roleInAttribute(cursor: Cursor): ImportRole | undefined {
  const start = cursor.pos;
  cursor.pos++;
  if (cursor.byte === Byte.bang) cursor.pos++;
  const role = cursor.byte === Byte.openBracket ? readRole(cursor) : undefined;
  cursor.pos = start;
  return role;
}

function readRole(cursor: Cursor): ImportRole | undefined {
  const name = readFirstName(cursor);
  if (name === 'test') return cursor.byte === Byte.closeBracket ? 'test' : undefined;
  return name === 'cfg' && cursor.byte === Byte.openParen ? readCondition(cursor) : undefined;
}

/** `(test)` or `(all(test, unix))`, but not `(any(test, unix))` or `(not(test))`. */
function readCondition(cursor: Cursor): ImportRole | undefined {
  const name = readFirstName(cursor);
  if (name === 'all') return cursor.byte === Byte.openParen ? findRole(cursor) : undefined;
  return cursor.byte === Byte.closeParen ? roleOf(name) : undefined;
}

function roleOf(name: string | undefined): ImportRole | undefined {
  if (name === 'test') return 'test';
  return name === 'doc' ? 'docs' : undefined;
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
function findRole(cursor: Cursor): ImportRole | undefined {
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not nest: stop at a hash, so that an unclosed one is not read repeatedly.
    if (byte === Byte.closeBracket || byte === Byte.hash) return undefined;
    if (nameStarts[byte] === 1) {
      const role = roleOf(cursor.readName());
      cursor.skipBlanks();
      if (depth === 1 && role && (cursor.byte === Byte.comma || cursor.byte === Byte.closeParen)) return role;
      continue;
    }
    if (byte === Byte.doubleQuote) cursor.skipString();
    else if (byte !== Byte.slash || !cursor.skipComment()) cursor.pos++;
    if (byte === Byte.openParen) depth++;
    else if (byte === Byte.closeParen && --depth === 0) return undefined;
  }
  return undefined;
}
