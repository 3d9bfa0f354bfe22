// The tokens that are no plain words and signs, and what stands between tokens. They are fewer, and a call for each keeps the
// loop over the others small: the engine compiles a function anew for every case that it meets late.
import * as ByteClass from './byte-class.ts';
import { byteClasses, firstBytes, nameBytes, operatorBytes } from './byte-classes.ts';
import { endOfLine } from './comments.ts';
import { Mode, endOfBackquoted, endOfCharacter, endOfString } from './literals.ts';
import { arrowAt, arrowWidth, endOfOperator, operatorOf } from './operators.ts';
import type { TextCursor } from './text-cursor.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { shown } from './window.ts';
import { anyName, keywordCount, keywordTokens, words } from './words.ts';
import { beginsXml } from './xml.ts';
import { backquote, doubleQuote, newline, slash, star, underscore } from '../../kit/bytes.ts';

/** Whether there is more behind it in the window. */
export function readRare(cursor: TextCursor): boolean {
  const { pos, window } = cursor;
  switch (byteClasses[shown[pos]!]) {
    case ByteClass.blank:
      skipBlanks(cursor);
      return true;
    case ByteClass.letter:
    case ByteClass.underscore:
      return readWord(cursor);
    case ByteClass.wide: {
      const token = arrowAt(shown, pos);
      if (token === Token.name) return readWord(cursor);
      cursor.add(token, pos + arrowWidth);
      return true;
    }
    case ByteClass.dot:
      return readDot(cursor);
    case ByteClass.less:
      if (beginsXml(cursor.text, window.base + pos)) {
        cursor.interior.openXml(window.base + pos);
        readInside(cursor);
      } else readOperator(cursor);
      return true;
    case ByteClass.operator:
      readOperator(cursor);
      return true;
    case ByteClass.slash:
      return readSlash(cursor);
    case ByteClass.digit:
      cursor.add(Token.literal, endOfWord(pos));
      return true;
    case ByteClass.doubleQuote:
      readString(cursor);
      return true;
    case ByteClass.singleQuote:
      cursor.add(Token.literal, endOfCharacter(cursor.text, cursor.length, window.base + pos) - window.base);
      return true;
    case ByteClass.backquote:
      readBackquoted(cursor);
      return true;
    case ByteClass.openBrace:
      cursor.interior.braces++;
      cursor.add(Token.openBrace, pos + 1);
      return true;
    case ByteClass.closeBrace: {
      const token = cursor.interior.closeBrace(window.base + pos + 1);
      cursor.add(token, pos + 1);
      readInside(cursor);
      return true;
    }
    case ByteClass.end:
      return readZero(cursor);
    default:
      cursor.add(Token.operator, pos + 1);
      return true;
  }
}

/** On from there to the next code, as far as the block has room. */
export function readInside(cursor: TextCursor): void {
  const { interior, window } = cursor;
  while (interior.mode !== Mode.code && cursor.size < block.room) {
    const token = interior.read();
    cursor.line += interior.lines;
    cursor.pos = interior.start - window.base;
    block.names[cursor.size] = interior.name;
    cursor.add(token, interior.pos - window.base);
  }
}

function skipBlanks(cursor: TextCursor): void {
  let { pos } = cursor;
  while (byteClasses[shown[pos]!] === ByteClass.blank) pos++;
  cursor.pos = pos;
}

/** `_`, `price_=`, `s"…"`, and words that are none of these. */
function readWord(cursor: TextCursor): boolean {
  const { pos, window } = cursor;
  const end = endOfName(pos);
  if (end === window.size && !window.isLast && pos > 0) return false;
  if (end === pos + 1 && shown[pos] === underscore) {
    cursor.add(Token.operator, end);
    return true;
  }
  if (shown[end] === doubleQuote) {
    cursor.interior.openString(window.base + end, Mode.interpolated);
    readInside(cursor);
    return true;
  }
  const word = words.numberOf(window.base + pos, window.base + end);
  const token = word < keywordCount ? keywordTokens[word]! : Token.name;
  block.names[cursor.size] = word;
  cursor.add(token, end);
  if (token === Token.name || token >= Token.firstSoft) cursor.nameEnd = end;
  return true;
}

/** Behind something else than a name, what is selected may be a keyword, or a string of its own. */
function readDot(cursor: TextCursor): boolean {
  const { pos, window } = cursor;
  const start = pos + 1;
  if (firstBytes[shown[start]!] !== 1) {
    cursor.add(Token.dot, start);
    return true;
  }
  const end = endOfName(start);
  if (end === window.size && !window.isLast && pos > 0) return false;
  const word = words.numberOf(window.base + start, window.base + end);
  const isPath = cursor.nameEnd === pos;
  const isHard = word < keywordCount && keywordTokens[word]! < Token.firstSoft;
  if (!isPath && (isHard || word === anyName || shown[end] === doubleQuote)) {
    cursor.add(Token.dot, start);
    return true;
  }
  block.names[cursor.size] = word;
  cursor.pos = start;
  cursor.add(isPath ? Token.selector : Token.member, end);
  cursor.nameEnd = end;
  return true;
}

/** Behind its last underscore, a name may go on with an operator. */
function endOfName(start: number): number {
  let pos = endOfWord(start);
  if (shown[pos - 1] === underscore && pos > start + 1) while (operatorBytes[shown[pos]!] === 1) pos++;
  return pos;
}

function endOfWord(start: number): number {
  let pos = start;
  while (nameBytes[shown[pos]!] === 1) pos++;
  return pos;
}

function readOperator(cursor: TextCursor): void {
  const { pos } = cursor;
  const end = endOfOperator(shown, pos);
  cursor.add(end === pos + 1 ? Token.operator : operatorOf(shown, pos, end), end);
}

function readSlash(cursor: TextCursor): boolean {
  const { comment, pos, window } = cursor;
  switch (shown[pos + 1]) {
    case slash: {
      const end = endOfLine(pos + 2, window.size);
      cursor.pos = end === window.size && !window.isLast ? endOfLongLine(cursor, end) : end;
      return true;
    }
    case star:
      comment.depth = 1;
      cursor.readComment(pos + 2);
      if (comment.depth > 0 && !window.isLast) return false;
      if (block.indents[cursor.size] !== 0) {
        skipBlanks(cursor);
        block.indents[cursor.size] = block.indents[cursor.size]! + cursor.pos - pos;
      }
      return true;
    default:
      readOperator(cursor);
      return true;
  }
}

/** The end of a line that goes on behind the window. */
function endOfLongLine({ length, text, window }: TextCursor, start: number): number {
  const end = text.indexOf(newline, window.base + start);
  return (end === -1 || end > length ? length : end) - window.base;
}

function readString(cursor: TextCursor): void {
  const { interior, pos, window } = cursor;
  if (shown[pos + 1] === doubleQuote && shown[pos + 2] === doubleQuote) {
    interior.openString(window.base + pos, 0);
    readInside(cursor);
  } else {
    cursor.add(Token.literal, endOfString(cursor.text, cursor.length, window.base + pos) - window.base);
  }
}

function readBackquoted(cursor: TextCursor): void {
  const { pos, text, window } = cursor;
  const start = pos + 1;
  const end = endOfBackquoted(text, cursor.length, window.base + pos) - window.base;
  if (end > start) block.names[cursor.size] = words.numberOf(window.base + start, window.base + end);
  cursor.pos = start;
  cursor.add(
    end > start ? Token.name : Token.operator,
    text[window.base + end] === backquote ? end + 1 : end,
  );
  cursor.nameEnd = cursor.pos;
}

/** In the text, or behind it. */
function readZero(cursor: TextCursor): boolean {
  const { pos, window } = cursor;
  if (pos < window.size) {
    cursor.pos++;
    return true;
  }
  if (window.isLast) {
    cursor.isAtEnd = true;
    cursor.add(Token.end, pos);
  }
  return false;
}
