// Tokens that are so rare that the scanner calls for them: in its own loop, the first of each would make the engine compile
// all of it anew.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, nameStarts } from './byte-classes.ts';
import { skipBlockComment } from './comment.ts';
import type { Cursor } from './cursor.ts';
import { endOfBlanks, endOfName, endOfOperator, endOfOperatorName, endOfPath } from './ends.ts';
import { readAttribute, readBackquoted, readHash, readRegex } from './read-prefixed.ts';
import type { StringText } from './string-text.ts';
import * as Token from './token.ts';
import { dot, equals, greater, less, openParen, star } from '../../kit/bytes.ts';

/**
 * What begins where the cursor stands, behind that token; `end` where it is nothing. Leaves the cursor behind it. A name goes
 * to that place of the block.
 */
export function readRare(
  cursor: Cursor,
  string: StringText,
  byteClass: number,
  last: number,
  place: number,
): number {
  switch (byteClass) {
    case ByteClass.mark:
      return readMark(cursor, last);
    case ByteClass.operator:
      return readOperator(cursor, last);
    case ByteClass.quote:
      return string.begin(cursor, 0);
    case ByteClass.dollar:
      cursor.pos = endOfPath(cursor.bytes, endOfName(cursor.bytes, cursor.pos));
      return Token.operand;
    case ByteClass.minus:
      if (cursor.bytes[cursor.pos + 1] !== greater) return readOperator(cursor, last);
      cursor.pos += 2;
      return Token.arrow;
    case ByteClass.less:
      return readLess(cursor, last);
    case ByteClass.greater:
      if (cursor.bytes[cursor.pos + 1] === equals || last === Token.func) return readOperator(cursor, last);
      cursor.pos++;
      return Token.greater;
    case ByteClass.at:
      return readAttribute(cursor, place);
    case ByteClass.hash:
      return readHash(cursor, string, place);
    case ByteClass.slash:
      return readSlash(cursor, last);
    case ByteClass.backquote:
      return readBackquoted(cursor, place);
    case ByteClass.dot:
      return readDot(cursor);
    case ByteClass.equals:
      return readOperator(cursor, last);
    default:
      if (byteClass !== ByteClass.end || cursor.pos < cursor.length) cursor.pos++;
      return Token.end;
  }
}

/** `public`, `private` and their kin: `open(file)` is a call, `private(set)` speaks of the setter alone. */
export function readAccess(cursor: Cursor, token: number): number {
  const next = endOfBlanks(cursor.bytes, cursor.pos);
  if (cursor.bytes[next] !== openParen) return token;
  if (token === Token.public_) return Token.name;
  cursor.pos = next;
  cursor.skipArguments();
  return Token.plain;
}

/** Behind an operand without a blank they belong to it. */
function readMark(cursor: Cursor, last: number): number {
  const { bytes, pos } = cursor;
  const isBehind = isOperand(last) && byteClasses[bytes[pos - 1]!]! > ByteClass.newline;
  const isPostfix = (isBehind && bytes[pos + 1] !== equals) || last === Token.greater;
  if (!isPostfix) return readOperator(cursor, last);
  cursor.pos++;
  return Token.operand;
}

function readLess(cursor: Cursor, last: number): number {
  const { bytes, pos } = cursor;
  const canTakeTypes = last === Token.name || last === Token.nameless || last === Token.operatorName;
  const isOfTypes = canTakeTypes && nameStarts[bytes[pos + 1]!] === 1;
  const isBehindName = pos > 0 && nameBytes[bytes[pos - 1]!] === 1;
  if (!isOfTypes && !isBehindName) return readOperator(cursor, last);
  cursor.pos++;
  return Token.less;
}

function readSlash(cursor: Cursor, last: number): number {
  if (cursor.bytes[cursor.pos + 1] === star) {
    skipBlockComment(cursor);
    return Token.end;
  }
  return isOperand(last) || last === Token.func ? readOperator(cursor, last) : readRegex(cursor, 0);
}

/** `...`, `..<`, or one with a blank around it. */
function readDot(cursor: Cursor): number {
  const { bytes } = cursor;
  cursor.pos++;
  if (bytes[cursor.pos] !== dot) return Token.dot;
  while (bytes[cursor.pos] === dot || bytes[cursor.pos] === less) cursor.pos++;
  return Token.operator;
}

function readOperator(cursor: Cursor, last: number): number {
  if (last === Token.func) {
    cursor.pos = endOfOperatorName(cursor.bytes, cursor.pos);
    return Token.operatorName;
  }
  cursor.pos = endOfOperator(cursor.bytes, cursor.pos + 1);
  return Token.operator;
}

function isOperand(token: number): boolean {
  return token >= Token.operand && token <= Token.closeInterpolation;
}
