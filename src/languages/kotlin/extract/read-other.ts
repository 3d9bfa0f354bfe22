// The tokens that are no words and no plain signs, and what stands between tokens. They are fewer, and a call for each keeps
// the loop over the others small: the engine compiles a function anew for every case that it meets late.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, operandEnds } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { keywordTokens, table } from './keywords.ts';
import { endOfBackquoted, endOfCharacter, endOfNumber } from './literals.ts';
import * as Mode from './mode.ts';
import { readText } from './read-text.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { shown } from './window.ts';
import { at, backquote, colon, dot, doubleQuote, equals, greater, slash, star } from '../../kit/bytes.ts';

/** Whether there is more behind it in the window. */
export function readOther(cursor: Cursor): boolean {
  const { pos, window } = cursor;
  switch (byteClasses[shown[pos]!]) {
    case ByteClass.letter:
      skipLabel(cursor);
      return true;
    case ByteClass.blank:
      cursor.pos++;
      return true;
    case ByteClass.joint:
      readJoint(cursor);
      return true;
    case ByteClass.slash:
      readSlash(cursor);
      return true;
    case ByteClass.doubleQuote: {
      const isRaw = shown[pos + 1] === doubleQuote && shown[pos + 2] === doubleQuote;
      cursor.mode = isRaw ? Mode.rawString : Mode.plainString;
      cursor.pos += isRaw ? 3 : 1;
      readText(cursor);
      return true;
    }
    case ByteClass.closeBrace:
      closeBrace(cursor);
      return true;
    case ByteClass.digit:
      leaveOut(cursor, Token.literal, endOfNumber(shown, pos));
      return true;
    case ByteClass.singleQuote:
      leaveOut(cursor, Token.literal, endOfCharacter(shown, pos, window.size));
      return true;
    case ByteClass.minus:
      if (shown[pos + 1] === greater) add(cursor, Token.arrow, pos + 2);
      else leaveOut(cursor, Token.operator, pos + 1);
      return true;
    case ByteClass.question:
      // `?.` is read as a dot.
      if (shown[pos + 1] === dot) cursor.pos++;
      else leaveOut(cursor, Token.question, pos + (shown[pos + 1] === colon ? 2 : 1));
      return true;
    case ByteClass.equals:
      leaveOut(cursor, Token.operator, pos + (shown[pos + 2] === equals ? 3 : 2));
      return true;
    case ByteClass.backquote:
      return readBackquoted(cursor);
    case ByteClass.end:
      return readZero(cursor);
    default:
      leaveOut(cursor, Token.operator, pos + 1);
      return true;
  }
}

function add(cursor: Cursor, token: number, end: number): void {
  block.kinds[cursor.size++] = token;
  cursor.last = token;
  cursor.pos = end;
}

/** Unless somebody asks what stands behind the token before it. */
function leaveOut(cursor: Cursor, token: number, end: number): void {
  if (Token.isAsked(cursor.last)) block.kinds[cursor.size++] = token;
  cursor.last = token;
  cursor.pos = end;
}

/** `loop@` and `return@loop`: whatever the word is, it is no name of ours. */
function skipLabel(cursor: Cursor): void {
  const { base } = cursor.window;
  let end = endOfWord(cursor.pos);
  const isKeyword = keywordTokens[table.numberOf(base + cursor.pos, base + end)]! <= Token.inWord;
  if (shown[end] === at) end = isKeyword ? endOfWord(end + 1) : end + 1;
  leaveOut(cursor, isKeyword ? Token.word : Token.operator, end);
}

function endOfWord(start: number): number {
  let pos = start;
  while (nameBytes[shown[pos]!] === 1) pos++;
  return pos;
}

/** A dot without a name right behind it, and `::`. */
function readJoint(cursor: Cursor): void {
  const { pos } = cursor;
  const next = shown[pos + 1]!;
  if (shown[pos] === colon) {
    // `Cart::total` leads to a member as a dot does.
    if (operandEnds[cursor.last] === 1) block.kinds[cursor.size++] = Token.dot;
    cursor.last = Token.reference;
    cursor.pos = pos + 2;
  } else if (next === dot) leaveOut(cursor, Token.operator, pos + 2);
  else if (byteClasses[next] === ByteClass.digit)
    leaveOut(cursor, Token.literal, endOfNumber(shown, pos + 1));
  else add(cursor, Token.dot, pos + 1);
}

function readSlash(cursor: Cursor): void {
  const next = shown[cursor.pos + 1];
  if (next !== slash && next !== star) return leaveOut(cursor, Token.operator, cursor.pos + 1);
  cursor.mode = next === slash ? Mode.lineComment : Mode.blockComment;
  cursor.comments = 1;
  cursor.pos += 2;
  readText(cursor);
}

function closeBrace(cursor: Cursor): void {
  cursor.mode = cursor.closeBrace();
  const isCode = cursor.mode === Mode.code;
  add(cursor, isCode ? Token.closeBrace : Token.closeTemplate, cursor.pos + 1);
  if (!isCode) readText(cursor);
}

function readBackquoted(cursor: Cursor): boolean {
  const { base, isLast, size } = cursor.window;
  const start = cursor.pos + 1;
  const end = endOfBackquoted(shown, start, size);
  // It may go on: the next window begins with it.
  if (end === size && !isLast && cursor.pos > 0) return false;
  cursor.pos = shown[end] === backquote ? end + 1 : end;
  if (end === start) {
    leaveOut(cursor, Token.operator, cursor.pos);
    return true;
  }
  const place = cursor.size;
  block.starts[place] = base + start;
  block.ends[place] = base + end;
  block.lines[place] = cursor.line;
  block.firstBytes[place] = shown[start]!;
  block.words[place] = table.numberOf(base + start, base + end);
  add(cursor, Token.name, cursor.pos);
  return true;
}

/** In the text, or behind it. */
function readZero(cursor: Cursor): boolean {
  const { isLast, size } = cursor.window;
  if (cursor.pos < size) {
    cursor.pos++;
    return true;
  }
  if (isLast) add(cursor, Token.end, cursor.pos);
  return false;
}
