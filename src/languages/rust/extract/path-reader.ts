// Paths in code: `crate::cart::add(…)`. Crates and modules are lower case, types are not, so `Ordering::Less` is skipped:
// it resolves to no file that a `use` did not name.
import { nameBytes, nameStarts } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import type { Findings } from './findings.ts';
import { keywords } from './words.ts';
import { closeBracket, closeParen, colon, equals, greater, hash, minus, space } from '../../kit/bytes.ts';

const letterR = 114;
const [upperA, upperZ] = [65, 90];

/** Whether a path continues after a name: `cart::add`, or `cart :: add` as printed by macros. */
export function isPathStart(cursor: Cursor, start: number, end: number): boolean {
  const { bytes } = cursor;
  if (bytes[end] === colon) return bytes[end + 1] === colon;
  if (bytes[end + 1] !== colon || bytes[end + 2] !== colon) return false;
  return !keywords.has(cursor.slice(start, end));
}

/** After the first name of a path, which is not raw. */
export function readPath(cursor: Cursor, findings: Findings, start: number): void {
  const { bytes } = cursor;
  const first = bytes[start]!;
  const nameEnd = cursor.pos;
  const end = skipPlainSegments(bytes, nameEnd);
  cursor.pos = end;
  const isType = first >= upperA && first <= upperZ;
  if (isSpacedOut(bytes, end)) {
    const path = readSegments(cursor, cursor.slice(start, end));
    if (!isType && path.length > nameEnd - start) findings.addSpacedPath(start, path);
  } else if (!isType && end > nameEnd) findings.addPath(start, end);
}

/** At `r#match::pay`. */
export function readRawPath(cursor: Cursor, findings: Findings): void {
  const start = cursor.pos;
  const name = cursor.readName() ?? '';
  addFrom(cursor, findings, start, name);
}

/** At a colon. `::serde::Serialize` begins at a crate; `<T as Sum>::of` continues a type. */
export function readColon(cursor: Cursor, findings: Findings): void {
  const start = cursor.pos;
  cursor.pos++;
  if (cursor.byte !== colon) return;
  cursor.pos++;
  const isGlobal = !endsPath(cursor.bytes, start);
  const name = cursor.readName();
  if (name === undefined) return;
  if (isGlobal) addFrom(cursor, findings, start, `::${name}`);
  else readSegments(cursor, name);
}

/** At a dollar: `$crate::cart` is the crate of the macro, `$item::new` is unknown. */
export function readDollar(cursor: Cursor, findings: Findings): void {
  const start = cursor.pos;
  cursor.pos++;
  const name = cursor.readName();
  if (name === 'crate') addFrom(cursor, findings, start, name);
  else if (name !== undefined) readSegments(cursor, name);
}

function addFrom(cursor: Cursor, findings: Findings, start: number, head: string): void {
  const path = readSegments(cursor, head);
  if (path.length > head.length) findings.addSpacedPath(start, path);
}

/** Skips `::name::name` without blanks or raw names. */
function skipPlainSegments(bytes: Uint8Array, from: number): number {
  let end = from;
  while (bytes[end] === colon && bytes[end + 1] === colon && nameStarts[bytes[end + 2]!] === 1) {
    if (bytes[end + 2] === letterR && bytes[end + 3] === hash) break;
    end += 3;
    while (nameBytes[bytes[end]!] === 1) end++;
  }
  return end;
}

function isSpacedOut(bytes: Uint8Array, end: number): boolean {
  if (bytes[end] === space) return bytes[end + 1] === colon && bytes[end + 2] === colon;
  if (bytes[end] !== colon || bytes[end + 1] !== colon) return false;
  return bytes[end + 2] === space || bytes[end + 2] === letterR;
}

function readSegments(cursor: Cursor, head: string): string {
  const { bytes } = cursor;
  const names = [head];
  for (;;) {
    const before = cursor.pos;
    if (cursor.byte === space) cursor.pos++;
    const isSeparator = cursor.byte === colon && bytes[cursor.pos + 1] === colon;
    if (isSeparator) cursor.pos += 2;
    if (isSeparator && cursor.byte === space) cursor.pos++;
    const name = isSeparator ? cursor.readName() : undefined;
    if (name === undefined) {
      cursor.pos = before;
      return names.join('::');
    }
    names.push(name);
  }
}

/** Whether a `::` here continues something: a type in angle brackets, a macro variable. */
function endsPath(bytes: Uint8Array, pos: number): boolean {
  const before = bytes[pos - 1];
  // Not `->`, `=>`, or the operator in `a > ::std::u8::MAX`, which is followed by a blank.
  if (before === greater) return bytes[pos - 2] !== minus && bytes[pos - 2] !== equals;
  return before === closeParen || before === closeBracket || nameBytes[before ?? 0] === 1;
}
