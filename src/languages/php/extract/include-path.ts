// The path behind `require` and its kin, as far as it is written out: literals, `__DIR__`, `dirname(__FILE__)`,
// `dirname(__DIR__, 2)`, `DIRECTORY_SEPARATOR`, joined by dots.
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { readLiteral } from './literal.ts';

const [dot, comma, openParen, closeParen, closeBracket, backslash] = [46, 44, 40, 41, 93, 92];
const [semicolon, question, greater] = [59, 63, 62];
/** Nobody climbs higher. */
const maxSteps = 32;
const shownLength = 60;

interface Term {
  readonly text: string;
  readonly end: number;
}

/** Undefined where only the running code knows it. */
export function readIncludePath(cursor: Cursor, from: number): string | undefined {
  let pos = cursor.afterBlanks(from);
  for (let opened = 0; cursor.bytes[pos] === openParen && opened < maxSteps; opened++) {
    pos = cursor.afterBlanks(pos + 1);
  }
  let path = '';
  for (let terms = 0; terms < maxSteps; terms++) {
    const term = readTerm(cursor, pos);
    if (term === undefined || (path !== '' && term.text.startsWith('__DIR__'))) return undefined;
    path += term.text;
    pos = cursor.afterBlanks(term.end);
    if (cursor.bytes[pos] !== dot) return endsExpression(cursor, pos) && path !== '' ? path : undefined;
    pos = cursor.afterBlanks(pos + 1);
  }
  return undefined;
}

/** The beginning of an expression, for people to recognise it. */
export function showExpression(cursor: Cursor, from: number): string {
  const start = cursor.afterBlanks(from);
  const limit = Math.min(cursor.length, start + shownLength);
  let end = start;
  while (end < limit && cursor.bytes[end] !== semicolon && cursor.bytes[end]! >= 32) end++;
  const text = cursor.slice(start, end).trim();
  return end === limit ? `${text}…` : text;
}

function readTerm(cursor: Cursor, pos: number): Term | undefined {
  const literal = readLiteral(cursor, pos);
  if (literal !== undefined) return literal;
  const start = cursor.bytes[pos] === backslash ? pos + 1 : pos;
  const word = wordFrom(cursor, start);
  const end = start + word.length;
  if (word === '__dir__') return { text: '__DIR__', end };
  if (word === 'directory_separator') return { text: '/', end };
  return word === 'dirname' ? readFolder(cursor, start) : undefined;
}

/** `dirname(dirname(__FILE__))`, `dirname(__DIR__, 2)` */
function readFolder(cursor: Cursor, from: number): Term | undefined {
  const { bytes } = cursor;
  let pos = from;
  let calls = 0;
  while (wordFrom(cursor, pos) === 'dirname' && calls < maxSteps) {
    pos = cursor.afterBlanks(pos + 'dirname'.length);
    if (bytes[pos] !== openParen) return undefined;
    pos = cursor.afterBlanks(pos + 1);
    if (bytes[pos] === backslash) pos++;
    calls++;
  }
  const word = wordFrom(cursor, pos);
  if (word !== '__dir__' && word !== '__file__') return undefined;
  let steps = word === '__file__' ? -1 : 0;
  pos += word.length;
  for (; calls > 0; calls--) {
    const end = readCallEnd(cursor, pos);
    if (end === undefined) return undefined;
    steps += end.levels;
    pos = end.pos;
  }
  return steps < 0 || steps > maxSteps ? undefined : { text: `__DIR__${'/..'.repeat(steps)}`, end: pos };
}

/** `)` or `, 2)` */
function readCallEnd(cursor: Cursor, from: number): { levels: number; pos: number } | undefined {
  const { bytes } = cursor;
  let pos = cursor.afterBlanks(from);
  let levels = 1;
  if (bytes[pos] === comma) {
    pos = cursor.afterBlanks(pos + 1);
    const end = cursor.afterName(pos);
    levels = end - pos > 2 ? NaN : Number(cursor.slice(pos, end));
    pos = cursor.afterBlanks(end);
  }
  return bytes[pos] === closeParen && levels >= 1 ? { levels, pos: pos + 1 } : undefined;
}

/** In lower case. */
function wordFrom(cursor: Cursor, pos: number): string {
  const end = cursor.afterName(pos);
  return end - pos > 20 ? '' : cursor.slice(pos, end).toLowerCase();
}

/** An operator would make more of the path than what was read. */
function endsExpression(cursor: Cursor, pos: number): boolean {
  const { bytes, length } = cursor;
  const byte = bytes[pos]!;
  if (pos >= length || byte === semicolon || byte === comma) return true;
  if (byte === closeParen || byte === closeBracket) return true;
  if (byte === question) return bytes[pos + 1] === greater;
  return byteClasses[byte] === ByteClass.letter;
}
