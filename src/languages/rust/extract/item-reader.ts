// Items that name a file or a crate, each read from after its keyword; and the names of items.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import type { Findings, IncludeKind } from './findings.ts';
import type { Nesting } from './nesting.ts';
import { keywords } from './words.ts';
import { bang, closeParen, colon, openBrace, openParen, semicolon } from '../../kit/bytes.ts';

export interface Declared {
  /** Files named by its attributes. */
  readonly files: readonly string[];
  readonly isPublic: boolean;
}

/** `mod cart;` is a file, `mod cart { … }` is inline. */
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
    // If conditions choose between several files, a missing one is not an error.
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

/** An optional `as name`. */
export function readAlias(cursor: Cursor): string {
  if (!skipWord(cursor, 'as')) return '';
  cursor.skipBlanks();
  return cursor.readName() ?? '';
}

/** After `pub`: skips `(in crate::orders)`, which is not a dependency. */
export function skipVisibility(cursor: Cursor): void {
  cursor.skipBlanks();
  if (cursor.byte !== openParen) return;
  const before = cursor.pos;
  cursor.pos++;
  skipWord(cursor, 'in');
  cursor.skipBlanks();
  while (cursor.byte === colon || nameBytes[cursor.byte] === 1) cursor.pos++;
  cursor.skipBlanks();
  // `pub (f64, f64)` is a tuple field.
  cursor.pos = cursor.byte === closeParen ? cursor.pos + 1 : before;
  if (cursor.pos !== before) cursor.skipBlanks();
}

export function declareNext(cursor: Cursor, findings: Findings): void {
  cursor.skipBlanks();
  const before = cursor.pos;
  const name = cursor.readName();
  if (name === undefined || keywords.has(name)) cursor.pos = before;
  else findings.declare(name);
}

/** At the `!` of `include!("prices.rs")`: records a literal file name. Consumes nothing. */
export function readInclude(cursor: Cursor, findings: Findings, isCode: boolean): void {
  const start = cursor.pos;
  if (cursor.byte !== bang) return;
  cursor.pos++;
  cursor.skipBlanks();
  if (byteClasses[cursor.byte] === ByteClass.open) {
    cursor.pos++;
    cursor.skipBlanks();
    const file = cursor.readLiteral();
    if (file !== undefined && file !== '' && !(isCode && header.test(file)))
      findings.addInclude(start, file, includeKind(cursor, start, isCode));
  }
  cursor.pos = start;
}

/** `#![doc = include_str!("../README.md")]` */
function includeKind(cursor: Cursor, end: number, isCode: boolean): IncludeKind {
  if (isCode) return 'code';
  const before = cursor.slice(Math.max(0, end - longestDoc), end);
  return /\bdoc\s*=\s*include_\w+$/.test(before) ? 'docs' : 'data';
}

const longestDoc = 40;

/** In a bridge to C++, `include!` names one; it is never Rust. */
const header = /\.(?:h|hh|hpp|hxx)$/;

function skipWord(cursor: Cursor, word: string): boolean {
  cursor.skipBlanks();
  const before = cursor.pos;
  if (cursor.readName() === word) return true;
  cursor.pos = before;
  return false;
}
