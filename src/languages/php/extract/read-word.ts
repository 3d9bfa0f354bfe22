// What the keywords of PHP say about the names after them.
import { joinPieces, plainPath } from '../path-expression.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import { Kind } from './file-names.ts';
import { Mode, FrameKind, Signature } from './frame.ts';
import { readPath, showExpression } from './include-path.ts';
import { isKnownCall, readKnownCall } from './read-known-call.ts';
import { readUse } from './read-use.ts';
import type { Reader } from './reader.ts';
import { Word, wordAt } from './words.ts';
import { ampersand, at, backslash, closeParen, openParen } from '../../kit/bytes.ts';

const setter = '(set)';
/** The cursor is after the word. */
export function readWord(reader: Reader, word: number, start: number, end: number): void {
  const { frames, cursor } = reader;
  const { frame } = frames;
  switch (word) {
    case Word.namespace:
      return readNamespace(reader);
    case Word.use:
      return readUseWord(reader);
    case Word.function:
      return readFunction(reader);
    case Word.fn:
      frame.signature = Signature.begun;
      return;
    case Word.class:
      return readClass(reader, FrameKind.class);
    case Word.enum:
      return readEnum(reader, start, end);
    case Word.parents:
      // An object of a class without a name can be passed in.
      if (frame.mode !== Mode.supertype) frame.mode = Mode.type;
      return;
    case Word.insteadof:
      frame.mode = Mode.type;
      return;
    case Word.const:
      frame.mode = Mode.constant;
      frame.isConstants = true;
      return;
    case Word.case:
      if (frame.kind !== FrameKind.enum) return;
      skipName(reader);
      frame.mode = Mode.expression;
      return;
    case Word.new:
    case Word.instanceof:
      return readClassName(reader);
    case Word.catch:
      frame.parenMode = Mode.type;
      return;
    case Word.declare:
      frame.parenMode = Mode.nothing;
      return;
    case Word.goto:
      return skipName(reader);
    case Word.yield:
      return skipFrom(reader);
    case Word.include:
      return readInclude(reader, start);
    case Word.type:
      if (!isOfTypes(frame.mode) && !isCast(reader, start, end)) reader.takeName(start, end);
      return;
    case Word.cast:
      if (!isCast(reader, start, end)) reader.takeName(start, end);
      return;
    case Word.visibility:
      if (cursor.bytes[end] === openParen) skipSetter(reader);
      return;
    case Word.haltCompiler:
      cursor.pos = cursor.length;
      return;
    default:
      if (!isKnownCall(word)) return;
      readKnownCall(cursor, reader.names, word, frames);
      reader.takeName(start, end);
  }
}

function isOfTypes(mode: number): boolean {
  return mode === Mode.type || mode === Mode.supertype;
}

function readNamespace(reader: Reader): void {
  const { cursor, names } = reader;
  cursor.skipBlanks();
  const start = cursor.pos;
  const end = cursor.afterQualifiedName(start);
  cursor.pos = end;
  names.enterNamespace(cursor.slice(start, end));
}

function readUseWord(reader: Reader): void {
  const { frame } = reader.frames;
  // After the parameters of a closure it lists variables, in a class traits.
  if (frame.signature === Signature.params) return;
  if (reader.frames.isInClass) frame.mode = Mode.supertype;
  else readUse(reader.cursor, reader.names);
}

function readFunction(reader: Reader): void {
  const { cursor, frames } = reader;
  cursor.skipBlanks();
  if (cursor.bytes[cursor.pos] === ampersand) cursor.pos = cursor.afterBlanks(cursor.pos + 1);
  const start = cursor.pos;
  skipName(reader);
  if (cursor.pos > start && !frames.isInClass) {
    reader.names.declareFunction(cursor.slice(start, cursor.pos));
  }
  frames.frame.signature = Signature.begun;
}

function readClass(reader: Reader, body: number): void {
  const { cursor, frames } = reader;
  const { frame } = frames;
  cursor.skipBlanks();
  const start = cursor.pos;
  const end = cursor.afterName(start);
  frame.body = body;
  if (end === start || wordAt(cursor.bytes, start, end) === Word.parents) return;
  cursor.pos = end;
  reader.names.declareClass(cursor.slice(start, end));
  // The backing type of an enum may come first.
  frame.mode = Mode.supertype;
}

/** `enum` is a keyword only before a name. */
function readEnum(reader: Reader, start: number, end: number): void {
  const { cursor } = reader;
  const next = cursor.afterBlanks(end);
  const isName = next > end && byteClasses[cursor.bytes[next]!] === ByteClass.letter;
  const word = wordAt(cursor.bytes, next, cursor.afterName(next));
  if (isName && word !== Word.parents && word !== Word.instanceof) readClass(reader, FrameKind.enum);
  else reader.takeName(start, end);
}

/** After `new` and `instanceof`. Does not read `static`, `class` and expressions. */
function readClassName(reader: Reader): void {
  const { cursor, names } = reader;
  cursor.skipBlanks();
  const { bytes, pos: start } = cursor;
  const nameStart = bytes[start] === backslash ? start + 1 : start;
  if (byteClasses[bytes[nameStart]!] !== ByteClass.letter) return;
  const end = cursor.afterQualifiedName(nameStart);
  if (nameStart === start && !mayBeName(wordAt(bytes, start, end))) return;
  cursor.pos = end;
  names.note(Kind.class, start, end);
}

function mayBeName(word: number): boolean {
  return word === Word.name || word === Word.enum || word === Word.cast || isKnownCall(word);
}

function readInclude(reader: Reader, start: number): void {
  const { cursor, names, frames } = reader;
  const kind = frames.functionDepth > 0 ? 'lazy' : 'static';
  const pieces = readPath(cursor, cursor.pos);
  const path = plainPath(pieces);
  const expression = joinPieces(pieces);
  // `@include 'local.php'` goes on without the file.
  const mayBeMissing = cursor.bytes[start - 1] === at || names.asksFor(expression);
  if (path !== undefined && path !== '') {
    names.include(path, mayBeMissing ? { kind: 'path-if-there', pieces } : { kind: 'file' }, kind, start);
  } else if (expression !== undefined && expression !== '') {
    const form = mayBeMissing ? 'path-if-there' : 'path-expression';
    names.include(expression, { kind: form, pieces }, kind, start);
  } else {
    const shown = showExpression(cursor, cursor.pos);
    if (shown !== '') names.include(shown, { kind: 'computed' }, kind, start);
  }
}

function skipName(reader: Reader): void {
  const { cursor } = reader;
  cursor.skipBlanks();
  cursor.pos = cursor.afterName(cursor.pos);
}

/** `private(set)` */
function skipSetter({ cursor }: Reader): void {
  const end = cursor.pos + setter.length;
  if (cursor.slice(cursor.pos, end).toLowerCase() === setter) cursor.pos = end;
}

/** `yield from` */
function skipFrom({ cursor }: Reader): void {
  const start = cursor.afterBlanks(cursor.pos);
  const end = cursor.afterName(start);
  if (end - start === 4 && cursor.slice(start, end).toLowerCase() === 'from') cursor.pos = end;
}

/** `(integer)` */
function isCast({ cursor }: Reader, start: number, end: number): boolean {
  const { bytes } = cursor;
  let before = start - 1;
  while (before > 0 && (bytes[before] === 32 || bytes[before] === 9)) before--;
  return bytes[before] === openParen && bytes[cursor.afterBlanks(end)] === closeParen;
}
