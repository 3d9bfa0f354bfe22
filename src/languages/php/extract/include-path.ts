// Literal paths of `require`, `include` and constants: strings, `__DIR__`, `dirname(__FILE__)`, `dirname(__DIR__, 2)`,
// `DIRECTORY_SEPARATOR` and constants, concatenated; `realpath(…)` of them is the same path.
import * as Byte from '../../kit/bytes.ts';
import type { PathPiece } from '../../../model/import-detail.ts';
import { here, joinPieces } from '../path-expression.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { readLiteral } from './literal.ts';

const maxSteps = 32;
const shownLength = 60;
const maxNameLength = 100;

interface Term {
  readonly pieces: readonly PathPiece[];
  readonly end: number;
}

/** Never two texts in a row; empty if computed at run time. */
export function readPath(cursor: Cursor, from: number): readonly PathPiece[] {
  let pos = cursor.afterBlanks(from);
  let opened = 0;
  const pieces: PathPiece[] = [];
  for (let terms = 0; terms < maxSteps; terms++) {
    for (let inner = afterOpening(cursor, pos); inner !== pos && opened < maxSteps; opened++) {
      pos = inner;
      inner = afterOpening(cursor, pos);
    }
    const term = readTerm(cursor, pos);
    if (term === undefined) return [];
    for (const piece of term.pieces) addPiece(pieces, piece);
    pos = cursor.afterBlanks(term.end);
    for (; cursor.bytes[pos] === Byte.closeParen && opened > 0; opened--) pos = cursor.afterBlanks(pos + 1);
    if (cursor.bytes[pos] !== Byte.dot) return opened === 0 && endsExpression(cursor, pos) ? pieces : [];
    pos = cursor.afterBlanks(pos + 1);
  }
  return [];
}

/** After `(` or `realpath(`; `pos` itself if neither is there. */
function afterOpening(cursor: Cursor, pos: number): number {
  const start = cursor.bytes[pos] === Byte.backslash ? pos + 1 : pos;
  const isCall = wordFrom(cursor, start) === 'realpath';
  const paren = isCall ? cursor.afterBlanks(start + 'realpath'.length) : pos;
  return cursor.bytes[paren] === Byte.openParen ? cursor.afterBlanks(paren + 1) : pos;
}

/** The beginning of an expression, for display. */
export function showExpression(cursor: Cursor, from: number): string {
  const start = cursor.afterBlanks(from);
  const limit = Math.min(cursor.length, start + shownLength);
  let end = start;
  while (end < limit && cursor.bytes[end] !== Byte.semicolon && cursor.bytes[end]! >= 32) end++;
  const text = cursor.slice(start, end).trim();
  return end === limit ? `${text}…` : text;
}

function addPiece(pieces: PathPiece[], piece: PathPiece): void {
  const last = pieces.at(-1);
  if (piece.kind === 'text' && piece.text === '') return;
  if (last?.kind === 'text' && piece.kind === 'text') {
    pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text };
  } else pieces.push(piece);
}

function readTerm(cursor: Cursor, pos: number): Term | undefined {
  const literal = readLiteral(cursor, pos);
  if (literal !== undefined) return { pieces: [{ kind: 'text', text: literal.text }], end: literal.end };
  const start = cursor.bytes[pos] === Byte.backslash ? pos + 1 : pos;
  const end = cursor.afterQualifiedName(start);
  if (end === start || end - start > maxNameLength) return undefined;
  const name = cursor.slice(start, end);
  switch (name.toLowerCase()) {
    case '__dir__':
      return { pieces: [{ kind: 'name', text: here }], end };
    case 'directory_separator':
      return { pieces: [{ kind: 'text', text: '/' }], end };
    case 'dirname':
      return readFolder(cursor, start);
    default:
      // `Shop\ROOT` without a leading backslash is relative to the namespace or a `use`.
      return byteClasses[cursor.bytes[start]!] === ByteClass.letter && (start > pos || !name.includes('\\'))
        ? { pieces: [{ kind: 'name', text: name }], end }
        : undefined;
  }
}

/** `dirname(dirname(__FILE__))`, `dirname(__DIR__, 2)` */
function readFolder(cursor: Cursor, from: number): Term | undefined {
  const { bytes } = cursor;
  let pos = from;
  let calls = 0;
  while (wordFrom(cursor, pos) === 'dirname' && calls < maxSteps) {
    pos = cursor.afterBlanks(pos + 'dirname'.length);
    if (bytes[pos] !== Byte.openParen) return undefined;
    pos = cursor.afterBlanks(pos + 1);
    if (bytes[pos] === Byte.backslash) pos++;
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
  if (steps < 0 || steps > maxSteps) return undefined;
  const pieces: readonly PathPiece[] = [
    { kind: 'name', text: here },
    { kind: 'text', text: '/..'.repeat(steps) },
  ];
  return { pieces, end: pos };
}

/** `)` or `, 2)` */
function readCallEnd(cursor: Cursor, from: number): { levels: number; pos: number } | undefined {
  const { bytes } = cursor;
  let pos = cursor.afterBlanks(from);
  let levels = 1;
  if (bytes[pos] === Byte.comma) {
    pos = cursor.afterBlanks(pos + 1);
    const end = cursor.afterName(pos);
    levels = end - pos > 2 ? NaN : Number(cursor.slice(pos, end));
    pos = cursor.afterBlanks(end);
  }
  return bytes[pos] === Byte.closeParen && levels >= 1 ? { levels, pos: pos + 1 } : undefined;
}

/** In lower case. */
function wordFrom(cursor: Cursor, pos: number): string {
  const end = cursor.afterName(pos);
  return end - pos > 20 ? '' : cursor.slice(pos, end).toLowerCase();
}

/** False before an operator, which would change the path. */
function endsExpression(cursor: Cursor, pos: number): boolean {
  const { bytes, length } = cursor;
  const byte = bytes[pos]!;
  if (pos >= length || byte === Byte.semicolon || byte === Byte.comma) return true;
  if (byte === Byte.closeParen || byte === Byte.closeBracket) return true;
  if (byte === Byte.question) return bytes[pos + 1] === Byte.greater;
  return byteClasses[byte] === ByteClass.letter;
}

/** Excludes messages, patterns and the like. */
const mayBePath = /^[\w./\\ -]*$/;
const maxLength = 200;

export function readPathValue(cursor: Cursor, from: number): readonly PathPiece[] | undefined {
  const pieces = readPath(cursor, from);
  if (!pieces.every(({ text }) => mayBePath.test(text))) return undefined;
  const value = joinPieces(pieces);
  return value === undefined || value === '' || value.length > maxLength ? undefined : pieces;
}
