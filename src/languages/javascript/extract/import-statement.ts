// `import … from 'm'`, `import 'm'`, `import x = require('m')` and `export … from 'm'`: read from the word that begins
// them. Each returns the end of what it read, or -1 where the word turned out to begin something else.
import { Cursor } from './cursor.ts';
import type { Script } from './script.ts';
import { wordAs, wordFrom, wordRequire, wordType, wordTypeof } from './words.ts';

const star = 0x2a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const comma = 0x2c;
const equals = 0x3d;
const openParen = 0x28;

/** `pos` is behind the word `import`. */
export function readImportStatement(script: Script, pos: number): number {
  const cursor = new Cursor(script, pos);
  if (cursor.isAtString) return addLiteral(script, cursor, 'static');
  const isType = takePhase(cursor, script);
  const hasDefault = cursor.isAtWord;
  if (hasDefault) {
    cursor.takeWord();
    if (cursor.take(equals)) return readImportEquals(script, cursor, isType);
  }
  if (hasDefault && cursor.byte !== comma) return readFrom(script, cursor, isType);
  if (hasDefault) cursor.take(comma);
  return readBindings(script, cursor, isType, hasDefault);
}

/** `pos` is behind the word `export`. Where nothing is imported (`export { cart }`), the end of the names. */
export function readExportStatement(script: Script, pos: number): number {
  const cursor = new Cursor(script, pos);
  const isType = cursor.isAtWord;
  if (isType && cursor.takeWord() !== wordType) return -1;
  const isList = cursor.byte === openBrace;
  if (!isList && cursor.byte !== star) return -1;
  const namesEnd = isList ? takeNames(cursor) : takeNamespace(cursor);
  if (namesEnd === undefined) return -1;
  const end = readFrom(script, cursor, isType || namesEnd.onlyTypes);
  return end === -1 && isList ? namesEnd.end : end;
}

function readBindings(script: Script, cursor: Cursor, isType: boolean, hasDefault: boolean): number {
  const names = cursor.byte === star ? takeNamespace(cursor) : takeNames(cursor);
  if (names === undefined) return -1;
  return readFrom(script, cursor, isType || (names.onlyTypes && !hasDefault));
}

/** `type`, Flow's `typeof`, `defer`, `source`: a phase only where a binding follows, else the name of a default import. */
function takePhase(cursor: Cursor, script: Script): boolean {
  if (!cursor.isAtWord) return false;
  const ahead = new Cursor(script, cursor.pos);
  const first = ahead.takeWord();
  const isType = first === wordType || first === wordTypeof;
  if (!isType && !isPhase(script, cursor.pos, ahead.end)) return false;
  const bindingEnd = ahead.end;
  if (ahead.byte !== star && ahead.byte !== openBrace) {
    const binding = ahead.takeWord();
    if (binding === -1) return false;
    if (binding === wordFrom && ahead.isAtString) return false;
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
  /** There are names, and each is marked as a type. */
  readonly onlyTypes: boolean;
}

function takeNamespace(cursor: Cursor): Names | undefined {
  cursor.take(star);
  if (cursor.isAtWord && cursor.byte === 0x61) {
    if (cursor.takeWord() !== wordAs) return undefined;
    if (cursor.takeWord() === -1 && cursor.takeLiteral() === -1) return undefined;
  }
  return { end: cursor.end, onlyTypes: false };
}

/** `{ a, b as c, type D, type E as F }`: by its number of words a name is a type (`type D`: 2) or not (`b as c`: 3). */
function takeNames(cursor: Cursor): Names | undefined {
  if (!cursor.take(openBrace)) return undefined;
  let names = 0;
  let types = 0;
  while (!cursor.take(closeBrace)) {
    const first = cursor.takeWord();
    let words = 1;
    if (first === -1 && cursor.takeLiteral() === -1) return undefined;
    while (cursor.takeWord() !== -1 || cursor.takeLiteral() !== -1) words++;
    names++;
    if ((first === wordType || first === wordTypeof) && words % 2 === 0) types++;
    if (!cursor.take(comma) && cursor.byte !== closeBrace) return undefined;
  }
  return { end: cursor.end, onlyTypes: names > 0 && types === names };
}

function readFrom(script: Script, cursor: Cursor, isType: boolean): number {
  if (cursor.takeWord() !== wordFrom || !cursor.isAtString) return -1;
  return addLiteral(script, cursor, isType ? 'type' : 'static');
}

function readImportEquals(script: Script, cursor: Cursor, isType: boolean): number {
  if (cursor.takeWord() !== wordRequire || !cursor.take(openParen)) return -1;
  return addLiteral(script, cursor, isType ? 'type' : 'static');
}

function addLiteral(script: Script, cursor: Cursor, kind: 'static' | 'type'): number {
  const start = cursor.takeLiteral();
  if (start === -1) return -1;
  script.add(kind, start, cursor.end);
  return cursor.end;
}
