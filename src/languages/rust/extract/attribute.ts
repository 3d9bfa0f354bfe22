// Attributes that name the file of a module: `#[path = "x.rs"]`, or `#[cfg_attr(windows, path = "x.rs")]`.
import { nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import * as Byte from '../../kit/bytes.ts';

/**
 * At a hash. Returns the named files, with '' for the default one if a condition leaves it possible. Only an attribute
 * that names files is consumed: others are scanned for paths.
 */
export function readAttribute(cursor: Cursor): readonly string[] {
  cursor.pos++;
  const start = cursor.pos;
  if (cursor.byte === Byte.bang) cursor.pos++;
  if (cursor.byte !== Byte.openBracket) return none;
  cursor.pos++;
  cursor.skipBlanks();
  const name = cursor.readName();
  const files = name === 'path' ? readValue(cursor) : name === 'cfg_attr' ? readConditional(cursor) : none;
  if (files.length === 0) cursor.pos = start;
  return files;
}

const none: readonly string[] = [];

/** `= "x.rs"`, up to the closing bracket of the attribute. */
function readValue(cursor: Cursor): readonly string[] {
  const file = readPair(cursor);
  return cursor.take(Byte.closeBracket) ? file : none;
}

/** The last argument of `cfg_attr(condition, path = "x.rs")`. */
function readConditional(cursor: Cursor): readonly string[] {
  const files: string[] = [];
  let depth = 0;
  while (cursor.pos < cursor.length) {
    const { byte } = cursor;
    // Attributes do not nest: stop at a hash, so that an unclosed one is not read repeatedly.
    if ((byte === Byte.closeBracket && depth === 0) || byte === Byte.hash) break;
    if (nameStarts[byte] === 1) {
      if (cursor.readName() === 'path') files.push(...readPair(cursor));
      continue;
    }
    if (byte === Byte.doubleQuote) cursor.skipString();
    else if (byte !== Byte.slash || !cursor.skipComment()) cursor.pos++;
    if (byte === Byte.openParen) depth++;
    else if (byte === Byte.closeParen) depth--;
  }
  if (files.length === 0 || cursor.byte !== Byte.closeBracket) return none;
  cursor.pos++;
  return ['', ...files];
}

function readPair(cursor: Cursor): readonly string[] {
  if (!cursor.take(Byte.equals)) return none;
  cursor.skipBlanks();
  const file = cursor.readLiteral();
  return file === undefined || file === '' ? none : [file];
}
