// What begins with a sign of its own: `@Wrapped`, `@objc(…)`, `#if`, `#macro`, `#"text"#`, `` `default` ``, `/regex/`.
// Each begins where the cursor stands, leaves it behind, and returns what it is. A name goes to that place of the block.
import { lineEnds } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { endOfName, endOfOperator, endOfPath, endOfUpperPath } from './ends.ts';
import { endOfRegex } from './regex-literal.ts';
import type { StringText } from './string-text.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';
import { backquote, doubleQuote, hash, slash } from '../../kit/bytes.ts';
const letterA = 65;
const letterZ = 90;

const directives = new Set(['if', 'elseif', 'else', 'endif', 'sourceLocation']);
const questions = new Set(['available', 'unavailable']);

export function readAttribute(cursor: Cursor, place: number): number {
  const { bytes, pos } = cursor;
  const first = bytes[pos + 1]!;
  if (first >= letterA && first <= letterZ) return readMacro(cursor, pos, place);
  cursor.pos = endOfName(bytes, pos + 1);
  const word = words.text(words.find(bytes, pos + 1, cursor.pos));
  // What a macro adds to a type is named by types.
  if (word !== 'attached') cursor.skipArguments();
  if (word === 'testable') return Token.testable;
  return word === '_exported' ? Token.exported : Token.attribute;
}

/** `end` where it says nothing, as `#if` and its kin: what stands between them is read whatever they ask for. */
export function readHash(cursor: Cursor, string: StringText, place: number): number {
  const { bytes, pos } = cursor;
  let at = pos;
  while (bytes[at] === hash) at++;
  const hashes = at - pos;
  if (bytes[at] === doubleQuote) return string.begin(cursor, hashes);
  if (bytes[at] === slash) return readRegex(cursor, hashes);
  const end = endOfName(bytes, at);
  const word = words.text(words.find(bytes, pos + 1, end));
  cursor.pos = end;
  if (directives.has(word)) cursor.skipLine();
  else if (questions.has(word)) cursor.skipArguments();
  else if (end > at) {
    cursor.pos = pos;
    return readMacro(cursor, pos, place);
  } else return Token.operator;
  return Token.end;
}

/** With its sign: macros have names of their own. */
function readMacro(cursor: Cursor, start: number, place: number): number {
  const { bytes } = cursor;
  const name = endOfName(bytes, start + 1);
  const chain = words.find(bytes, start, endOfUpperPath(bytes, name));
  cursor.pos = endOfPath(bytes, name);
  block.chains[place] = chain;
  block.lines[place] = cursor.line;
  return Token.macroUse;
}

/** `` `default` `` and `` `any text` `` are names, whatever their words mean elsewhere. */
export function readBackquoted(cursor: Cursor, place: number): number {
  const { bytes, pos, line } = cursor;
  let end = pos + 1;
  while (bytes[end] !== backquote && lineEnds[bytes[end]!] !== 1) end++;
  if (bytes[end] !== backquote || end === pos + 1) {
    cursor.pos = pos + 1;
    return Token.operator;
  }
  const word = words.find(bytes, pos + 1, end);
  cursor.pos = end + 1;
  block.starts[place] = pos + 1;
  block.lines[place] = line;
  block.heads[place] = word;
  block.chains[place] = word;
  return Token.name;
}

/** At a slash, or the signs before it; an operator where none begins. */
export function readRegex(cursor: Cursor, hashes: number): number {
  const { bytes, length, noRegexBefore } = cursor;
  const start = cursor.pos + hashes;
  const end = start < noRegexBefore ? ~noRegexBefore : endOfRegex(bytes, start, length, hashes);
  if (end < 0) {
    cursor.noRegexBefore = ~end;
    cursor.pos = endOfOperator(bytes, start + 1);
    return Token.operator;
  }
  cursor.moveTo(end);
  return Token.operand;
}
