// Attributes that say what the item below is compiled for, if not for the product (`#[cfg(test)]`, `#[test]`, `#[cfg(doc)]`), or
// that name the file of a module: `#[path = "x.rs"]`, `#[cfg_attr(windows, path = "x.rs")]`.
import type { ImportRole } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';

export interface Attribute {
  readonly role?: ImportRole | undefined;
  /** With '' for the default one if a condition leaves it possible. */
  readonly files?: readonly string[];
}

/**
 * At a hash, also of an attribute for the whole file (`#![cfg(test)]`). Only an attribute that names files is consumed: others
 * are scanned for paths.
 */
export function readAttribute(cursor: Cursor): Attribute {
  cursor.pos++;
  const start = cursor.pos;
  if (cursor.byte === Byte.bang) cursor.pos++;
  if (cursor.byte !== Byte.openBracket) return {};
  const attribute = readContent(cursor, readFirstName(cursor));
  if (attribute.files === undefined) cursor.pos = start;
  return attribute;
}

function readContent(cursor: Cursor, name: string | undefined): Attribute {
  switch (name) {
    case 'path':
      return readValue(cursor);
    case 'cfg_attr':
      return readConditional(cursor);
    case 'test':
      return cursor.byte === Byte.closeBracket ? { role: 'test' } : {};
    case 'cfg':
      return cursor.byte === Byte.openParen ? { role: readCondition(cursor) } : {};
    default:
      return {};
  }
}

/** At an opening bracket. */
function readFirstName(cursor: Cursor): string | undefined {
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  cursor.skipBlanks();
  return name;
}

/** `= "x.rs"`, up to the closing bracket of the attribute. */
function readValue(cursor: Cursor): Attribute {
  const file = readPair(cursor);
  return file !== undefined && cursor.take(Byte.closeBracket) ? { files: [file] } : {};
}

/** The last argument of `cfg_attr(condition, path = "x.rs")`. */
function readConditional(cursor: Cursor): Attribute {
  const files: string[] = [];
  readNames(cursor, (name) => {
    const file = name === 'path' ? readPair(cursor) : undefined;
    if (file !== undefined) files.push(file);
  });
  return files.length > 0 && cursor.take(Byte.closeBracket) ? { files: ['', ...files] } : {};
}

function readPair(cursor: Cursor): string | undefined {
  if (!cursor.take(Byte.equals)) return undefined;
  cursor.skipBlanks();
  return cursor.readLiteral() || undefined;
}

/** `(test)` or `(all(test, unix))`, but not `(any(test, unix))` or `(not(test))`. */
function readCondition(cursor: Cursor): ImportRole | undefined {
  const name = readFirstName(cursor);
  if (name !== 'all') return cursor.byte === Byte.closeParen ? roleOf(name) : undefined;
  let found: ImportRole | undefined;
  readNames(cursor, (part, depth) => {
    cursor.skipBlanks();
    const isWhole = cursor.byte === Byte.comma || cursor.byte === Byte.closeParen;
    if (depth === 1 && isWhole) found ??= roleOf(part);
  });
  return found;
}

function roleOf(name: string | undefined): ImportRole | undefined {
  if (name === 'test') return 'test';
  return name === 'doc' ? 'docs' : undefined;
}

/** Visits the names in brackets, with how many are open, up to the end of the attribute. */
function readNames(cursor: Cursor, visit: (name: string, depth: number) => void): void {
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not nest: stop at a hash, so that an unclosed one is not read repeatedly.
    if ((byte === Byte.closeBracket && depth <= 0) || byte === Byte.hash) return;
    if (nameStarts[byte] === 1) {
      visit(cursor.readName() ?? '', depth);
      continue;
    }
    if (byte === Byte.doubleQuote) cursor.skipString();
    else if (byte !== Byte.slash || !cursor.skipComment()) cursor.pos++;
    if (byte === Byte.openParen) depth++;
    else if (byte === Byte.closeParen) depth--;
  }
}
