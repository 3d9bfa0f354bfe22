// The items that name a file or a crate, each read from behind its first word; and what gives them their names.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import type { Findings } from './findings.ts';
import type { Nesting } from './nesting.ts';
import { keywords } from './words.ts';
import { bang, closeParen, colon, openBrace, openParen, semicolon } from '../../kit/bytes.ts';

export interface Declared {
  /** What attributes name for it. */
  readonly files: readonly string[];
  readonly isPublic: boolean;
}

/** `mod cart;` is a file, `mod cart { … }` is written out. */
export function readMod(
  cursor: Cursor,
  findings: Findings,
  nesting: Nesting,
  { files, isPublic }: Declared,
): void {
  const start = cursor.pos;
  cursor.skipBlanks();
  const name = cursor.readName();
  if (name === undefined) return;
  cursor.skipBlanks();
  const { modules } = nesting;
  if (cursor.byte === openBrace) {
    cursor.pos++;
    findings.declare(name);
    nesting.depth++;
    modules.open(name, files.find((file) => file !== '') ?? '', nesting.depth);
  } else if (cursor.byte === semicolon) {
    // Where conditions choose between several files, one that is not there is no error.
    const isCertain = files.length <= 1;
    for (const file of files.length === 0 ? [''] : files)
      findings.addMod(start, name, { isCertain, file, folder: modules.folder, isPublic });
  }
}

/** `extern crate shop as store;` but not `extern "C"`. */
export function readExtern(cursor: Cursor, findings: Findings): void {
  const start = cursor.pos;
  if (!skipWord(cursor, 'crate')) return;
  cursor.skipBlanks();
  const crate = cursor.readName();
  if (crate === undefined) return;
  findings.addUse(start, crate, 'extern', readAlias(cursor));
}

/** `as name`, where it stands. */
export function readAlias(cursor: Cursor): string {
  if (!skipWord(cursor, 'as')) return '';
  cursor.skipBlanks();
  return cursor.readName() ?? '';
}

/** Behind `pub`, up to what it stands before: `pub(in crate::orders)` says who may see it, not what it needs. */
export function skipVisibility(cursor: Cursor): void {
  cursor.skipBlanks();
  if (cursor.byte !== openParen) return;
  const before = cursor.pos;
  cursor.pos++;
  skipWord(cursor, 'in');
  cursor.skipBlanks();
  while (cursor.byte === colon || nameBytes[cursor.byte] === 1) cursor.pos++;
  cursor.skipBlanks();
  // `pub (f64, f64)` is a field and its type.
  cursor.pos = cursor.byte === closeParen ? cursor.pos + 1 : before;
  if (cursor.pos !== before) cursor.skipBlanks();
}

/** The name of an item is one of its module. */
export function declareNext(cursor: Cursor, findings: Findings): void {
  cursor.skipBlanks();
  const before = cursor.pos;
  const name = cursor.readName();
  if (name === undefined || keywords.has(name)) cursor.pos = before;
  else findings.declare(name);
}

/** At the `!` of `include!("prices.rs")`: the file, where its name is written down. What follows is left to be read. */
export function readInclude(cursor: Cursor, findings: Findings, isCode: boolean): void {
  const start = cursor.pos;
  if (cursor.byte !== bang) return;
  cursor.pos++;
  cursor.skipBlanks();
  if (byteClasses[cursor.byte] === ByteClass.open) {
    cursor.pos++;
    cursor.skipBlanks();
    const file = cursor.readLiteral();
    if (file !== undefined && file !== '') findings.addInclude(start, file, isCode);
  }
  cursor.pos = start;
}

function skipWord(cursor: Cursor, word: string): boolean {
  cursor.skipBlanks();
  const before = cursor.pos;
  if (cursor.readName() === word) return true;
  cursor.pos = before;
  return false;
}
