// `import … from 'm'`, `import 'm'`, `import x = require('m')` and `export … from 'm'`, from their first word on. Each
// function returns the end, or -1 if the word begins something else.
import { star, openBrace, closeBrace, comma, equals, openParen } from '../../kit/bytes.ts';
import { Cursor } from './cursor.ts';
import type { LocalName, Script } from './script.ts';
import { Word } from './words.ts';

/** `pos` is after `import`. */
export function readImportStatement(script: Script, pos: number): number {
  const cursor = new Cursor(script, pos);
  if (cursor.isAtString) return addLiteral(script, cursor, 'static');
  const isType = takePhase(cursor, script);
  const names: LocalName[] = [];
  if (cursor.isAtWord) {
    names.push(takeName(cursor));
    if (cursor.take(equals)) {
      const meaning = isExported(script, pos) ? 'static' : names;
      return readImportEquals(script, cursor, isType ? 'type' : meaning);
    }
    if (!cursor.take(comma)) return readFrom(script, cursor, isType ? 'type' : names);
  }
  return readBindings(script, cursor, isType, names);
}

/** `pos` is after `export`. Without a source (`export { cart }`), returns the end of the names. */
export function readExportStatement(script: Script, pos: number): number {
  const cursor = new Cursor(script, pos);
  const isType = cursor.isAtWord;
  if (isType && cursor.takeWord() !== Word.type) return readDefaultExport(script, cursor);
  const isList = cursor.byte === openBrace;
  if (!isList && cursor.byte !== star) return -1;
  const namesEnd = isList ? takeNames(cursor) : takeNamespace(cursor);
  if (namesEnd === undefined) return -1;
  const end = readFrom(script, cursor, isType || namesEnd.onlyTypes ? 'type' : 'static');
  return end === -1 && isList ? namesEnd.end : end;
}

/** `export cart from './cart'` and `export cart, { total } from './cart'`, which Babel compiles; the cursor is after the name. */
function readDefaultExport(script: Script, cursor: Cursor): number {
  if (cursor.take(comma) && (cursor.byte === star ? takeNamespace(cursor) : takeNames(cursor)) === undefined)
    return -1;
  return readFrom(script, cursor, 'static');
}

/** `before` is the name of a default import, if any. */
function readBindings(script: Script, cursor: Cursor, isType: boolean, before: LocalName[]): number {
  const bindings = cursor.byte === star ? takeNamespace(cursor) : takeNames(cursor);
  if (bindings === undefined) return -1;
  const onlyTypes = isType || (bindings.onlyTypes && before.length === 0);
  return readFrom(script, cursor, onlyTypes ? 'type' : [...before, ...bindings.locals]);
}

/** `type`, Flow's `typeof`, `defer`, `source`: a phase only before a binding, otherwise a default import. */
function takePhase(cursor: Cursor, script: Script): boolean {
  if (!cursor.isAtWord) return false;
  const ahead = new Cursor(script, cursor.pos);
  const first = ahead.takeWord();
  const isType = first === Word.type || first === Word.typeof;
  if (!isType && !isPhase(script, cursor.pos, ahead.end)) return false;
  const bindingEnd = ahead.end;
  if (ahead.byte !== star && ahead.byte !== openBrace) {
    const binding = ahead.takeWord();
    if (binding === -1) return false;
    if (binding === Word.from && ahead.isAtString) return false;
  }
  cursor.moveTo(bindingEnd);
  return isType;
}

function isPhase(script: Script, start: number, end: number): boolean {
  const text = end - start > 6 ? '' : script.bytes.toString('latin1', start, end);
  return text === 'defer' || text === 'source';
}

interface Names {
  readonly end: number;
  /** There are names, and all are marked as types. */
  readonly onlyTypes: boolean;
  readonly locals: readonly LocalName[];
}

function takeName(cursor: Cursor): LocalName {
  const start = cursor.pos;
  cursor.takeWord();
  return { start, end: cursor.end, isType: false };
}

function takeNamespace(cursor: Cursor): Names | undefined {
  cursor.take(star);
  const locals: LocalName[] = [];
  if (cursor.isAtWord && cursor.byte === 0x61) {
    if (cursor.takeWord() !== Word.as) return undefined;
    if (cursor.isAtWord) locals.push(takeName(cursor));
    else if (cursor.takeLiteral() === -1) return undefined;
  }
  return { end: cursor.end, onlyTypes: false, locals };
}

function takeNames(cursor: Cursor): Names | undefined {
  if (!cursor.take(openBrace)) return undefined;
  const locals: LocalName[] = [];
  let types = 0;
  while (!cursor.take(closeBrace)) {
    const local = takeSpecifier(cursor);
    if (local === undefined) return undefined;
    locals.push(local);
    if (local.isType) types++;
    if (!cursor.take(comma) && cursor.byte !== closeBrace) return undefined;
  }
  return { end: cursor.end, onlyTypes: types > 0 && types === locals.length, locals };
}

/** The number of words decides whether a name is a type (`type D`, `type E as F`: 2 or 4) or not (`a`, `b as c`: 1 or 3). */
function takeSpecifier(cursor: Cursor): LocalName | undefined {
  let start = cursor.pos;
  const first = cursor.takeWord();
  if (first === -1 && cursor.takeLiteral() === -1) return undefined;
  let words = 1;
  let end = cursor.end;
  for (let next = cursor.pos; cursor.takeWord() !== -1 || cursor.takeLiteral() !== -1; next = cursor.pos) {
    start = next;
    end = cursor.end;
    words++;
  }
  return { start, end, isType: (first === Word.type || first === Word.typeof) && words % 2 === 0 };
}

/** How an import is meant: the local names of one that types alone may use, or its kind. */
type Meaning = readonly LocalName[] | 'static' | 'type';

function readFrom(script: Script, cursor: Cursor, meaning: Meaning): number {
  if (cursor.takeWord() !== Word.from || !cursor.isAtString) return -1;
  return addLiteral(script, cursor, meaning);
}

function readImportEquals(script: Script, cursor: Cursor, meaning: Meaning): number {
  if (cursor.takeWord() !== Word.require || !cursor.take(openParen)) return -1;
  return addLiteral(script, cursor, meaning);
}

/** `export import cart = require('./cart')`, which compilers keep; `pos` is after the second word. */
function isExported({ bytes }: Script, pos: number): boolean {
  return /\bexport\s+import$/.test(bytes.toString('latin1', Math.max(0, pos - 40), pos));
}

function addLiteral(script: Script, cursor: Cursor, meaning: Meaning): number {
  const start = cursor.takeLiteral();
  if (start === -1) return -1;
  if (typeof meaning === 'string') script.add(meaning, start, cursor.end);
  else script.addNaming(meaning, start, cursor.end);
  return cursor.end;
}
