// `use` at the top of a file: single names, lists and groups, with aliases.
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { type FileNames, Kind } from './file-names.ts';
import { Word, wordAt } from './words.ts';
import { backslash, closeBrace, comma, openBrace } from '../../kit/bytes.ts';

interface Item {
  readonly name: string;
  readonly kind: number;
  readonly position: number;
}

/** After `use`. Stops at the first byte that is not part of the statement. */
export function readUse(cursor: Cursor, names: FileNames): void {
  const statementKind = readKind(cursor) ?? Kind.class;
  for (;;) {
    const item = readItem(cursor, statementKind);
    if (item === undefined) return;
    if (isGroup(cursor)) readGroup(cursor, names, item);
    else importItem(cursor, names, item);
    cursor.skipBlanks();
    if (cursor.bytes[cursor.pos] !== comma) return;
    cursor.pos++;
  }
}

function readGroup(cursor: Cursor, names: FileNames, prefix: Item): void {
  for (;;) {
    const kind = readKind(cursor) ?? prefix.kind;
    const item = readItem(cursor, kind);
    if (item !== undefined) importItem(cursor, names, { ...item, name: `${prefix.name}\\${item.name}` });
    cursor.skipBlanks();
    const byte = cursor.bytes[cursor.pos];
    if (byte === comma || byte === closeBrace) cursor.pos++;
    if (byte !== comma) return;
  }
}

/** `function` or `const`, unless it is the name itself. */
function readKind(cursor: Cursor): number | undefined {
  cursor.skipBlanks();
  const { pos } = cursor;
  const end = cursor.afterName(pos);
  const word = wordAt(cursor.bytes, pos, end);
  if (word !== Word.function && word !== Word.const) return undefined;
  if (byteClasses[cursor.bytes[end]!] !== ByteClass.blank) return undefined;
  cursor.pos = end;
  return word === Word.function ? Kind.function : Kind.constant;
}

function readItem(cursor: Cursor, kind: number): Item | undefined {
  cursor.skipBlanks();
  const { bytes, pos: position } = cursor;
  const start = bytes[position] === backslash ? position + 1 : position;
  if (byteClasses[bytes[start]!] !== ByteClass.letter) return undefined;
  const end = cursor.afterQualifiedName(start);
  cursor.pos = end;
  return { name: cursor.slice(start, end), kind, position };
}

function isGroup(cursor: Cursor): boolean {
  const { bytes } = cursor;
  if (bytes[cursor.pos] !== backslash) return false;
  cursor.pos = cursor.afterBlanks(cursor.pos + 1);
  if (bytes[cursor.pos] !== openBrace) return false;
  cursor.pos++;
  return true;
}

function importItem(cursor: Cursor, names: FileNames, { name, kind, position }: Item): void {
  cursor.skipBlanks();
  const alias = readAlias(cursor) ?? name.slice(name.lastIndexOf('\\') + 1);
  names.import(kind, name, alias, position);
}

function readAlias(cursor: Cursor): string | undefined {
  const { bytes, pos } = cursor;
  const isAs = (bytes[pos]! | 32) === 97 && (bytes[pos + 1]! | 32) === 115;
  if (!isAs || cursor.afterName(pos) !== pos + 2) return undefined;
  cursor.pos = cursor.afterBlanks(pos + 2);
  const start = cursor.pos;
  cursor.pos = cursor.afterName(start);
  return cursor.slice(start, cursor.pos);
}
