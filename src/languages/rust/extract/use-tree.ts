// `use shop::{cart::{self, Item as Line}, pay::*};`: one statement per imported name. Groups can nest without limit, so
// they are kept on a stack.
import type { Cursor } from './cursor.ts';
import { type Findings, longestPath } from './findings.ts';
import { readAlias } from './item-reader.ts';
import { closeBrace, colon, comma, dollar, openBrace, semicolon, star } from '../../kit/bytes.ts';
const maxGroups = 64;

/** After `use`. Returns the number of groups left open: 0 in valid code. */
export function readUseTree(cursor: Cursor, findings: Findings): number {
  const prefixes: string[] = [];
  let prefix = '';
  for (;;) {
    cursor.skipBlanks();
    const start = cursor.pos;
    const path = readUsePath(cursor, prefix);
    if (path === undefined) return prefixes.length;
    if (cursor.byte === openBrace) {
      if (prefixes.length >= maxGroups) return prefixes.length;
      cursor.pos++;
      prefixes.push(prefix);
      prefix = path;
      continue;
    }
    if (path !== prefix) {
      findings.addUse(start, withoutSelf(path), 'use', readAlias(cursor));
    }
    cursor.skipBlanks();
    while (cursor.byte === closeBrace && prefixes.length > 0) {
      cursor.pos++;
      prefix = prefixes.pop() ?? '';
      cursor.skipBlanks();
    }
    if (cursor.byte === semicolon || cursor.byte !== comma || prefixes.length === 0) return prefixes.length;
    cursor.pos++;
  }
}

/** Up to a `{` or the end of the path; undefined if there is no path. */
function readUsePath(cursor: Cursor, prefix: string): string | undefined {
  let path = prefix;
  let isExpected = true;
  for (;;) {
    cursor.skipBlanks();
    if (cursor.byte === colon && cursor.bytes[cursor.pos + 1] === colon) {
      if (path === '') path = '::';
      cursor.pos += 2;
      isExpected = true;
    } else if (!isExpected) {
      return path;
    } else if (cursor.byte === star) {
      cursor.pos++;
      return join(path, '*');
    } else if (cursor.byte === openBrace || cursor.byte === closeBrace) {
      return path;
    } else {
      const name = readSegment(cursor);
      if (name === undefined) return undefined;
      path = join(path, name);
      isExpected = false;
    }
  }
}

/** A macro may use `$crate` for its own crate. */
function readSegment(cursor: Cursor): string | undefined {
  if (cursor.byte !== dollar) return cursor.readName();
  cursor.pos++;
  const name = cursor.readName();
  return name === 'crate' ? name : undefined;
}

/** A path that is too long is not extended: it will be dropped. */
function join(path: string, name: string): string {
  if (path.length > longestPath) return path;
  return path === '' || path === '::' ? path + name : `${path}::${name}`;
}

/** `cart::{self}` is the module itself. */
function withoutSelf(path: string): string {
  return path.endsWith('::self') && path !== '::self' ? path.slice(0, -6) : path;
}
