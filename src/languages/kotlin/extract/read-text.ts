// Strings and comments, of which only the names and templates in strings are tokens. What does not end in the window is
// read on in the next one.
import * as ByteClass from './byte-class.ts';
import { byteClasses, commentBytes, nameBytes, stopBytes } from './byte-classes.ts';
import type { Cursor } from './cursor.ts';
import { keywordTokens, table } from './keywords.ts';
import * as Mode from './mode.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { shown } from './window.ts';
import { backslash, dollar, doubleQuote, newline, openBrace, slash, star } from '../../kit/bytes.ts';

/** On to the code behind it or in it, as far as window and block reach. */
export function readText(cursor: Cursor): void {
  if (cursor.mode === Mode.blockComment) skipBlock(cursor);
  else if (cursor.mode === Mode.lineComment) skipLine(cursor);
  else readString(cursor);
}

function skipLine(cursor: Cursor): void {
  const bytes = shown;
  const { isLast, size } = cursor.window;
  let { pos } = cursor;
  while (bytes[pos] !== newline && pos < size) pos++;
  if (pos < size || isLast) cursor.mode = Mode.code;
  cursor.pos = pos;
}

/** Comments stand in each other. */
function skipBlock(cursor: Cursor): void {
  const bytes = shown;
  const { limit, size } = cursor.window;
  const isPlain = commentBytes;
  let { pos, comments, line } = cursor;
  while (comments > 0) {
    // Most are letters and blanks. Four at a time, for a loop costs more than a look.
    while (
      isPlain[bytes[pos]!] === 1 &&
      isPlain[bytes[++pos]!] === 1 &&
      isPlain[bytes[++pos]!] === 1 &&
      isPlain[bytes[++pos]!] === 1
    )
      pos++;
    if (pos >= limit) break;
    const byte = bytes[pos]!;
    if (byte === 0 && pos === size) {
      comments = 0;
      break;
    }
    pos++;
    if (byte === newline) line++;
    else if (byte === star && bytes[pos] === slash) {
      pos++;
      comments--;
    } else if (byte === slash && bytes[pos] === star) {
      pos++;
      comments++;
    }
  }
  if (comments === 0) cursor.mode = Mode.code;
  cursor.comments = comments;
  cursor.line = line;
  cursor.pos = pos;
}

function readString(cursor: Cursor): void {
  const bytes = shown;
  const { limit, size } = cursor.window;
  const isRaw = cursor.mode === Mode.rawString;
  let { pos } = cursor;
  while (cursor.size < block.enough) {
    while (stopBytes[bytes[pos]!] === 0) pos++;
    if (pos >= limit) break;
    const byte = bytes[pos]!;
    if (byte === doubleQuote) {
      pos++;
      if (isRaw && (bytes[pos] !== doubleQuote || bytes[pos + 1] !== doubleQuote)) continue;
      // A raw string ends with the last of its quotes: `""""a""""`.
      if (isRaw) while (bytes[pos] === doubleQuote) pos++;
      endString(cursor);
      break;
    }
    if (byte === newline && !isRaw) {
      endString(cursor);
      break;
    }
    if (byte === 0 && pos === size) {
      endString(cursor);
      break;
    }
    pos++;
    if (byte === newline) cursor.line++;
    else if (byte === backslash) {
      if (!isRaw && bytes[pos] !== newline && pos < size) pos++;
    } else if (byte === dollar) {
      if (bytes[pos] === openBrace) {
        pos++;
        openTemplate(cursor);
        break;
      }
      if (byteClasses[bytes[pos]!] === ByteClass.letter) pos = readName(cursor, pos);
    }
  }
  cursor.pos = pos;
}

function endString(cursor: Cursor): void {
  cursor.mode = Mode.code;
  if (Token.isAsked(cursor.last)) block.kinds[cursor.size++] = Token.literal;
  cursor.last = Token.literal;
}

function openTemplate(cursor: Cursor): void {
  cursor.templates.push(cursor.braces * 4 + cursor.mode);
  cursor.mode = Mode.code;
  cursor.last = Token.openTemplate;
  block.kinds[cursor.size++] = Token.openTemplate;
}

/** `$name`; answers where it ends. */
function readName(cursor: Cursor, start: number): number {
  const { base } = cursor.window;
  let end = start;
  while (nameBytes[shown[end]!] === 1) end++;
  const word = table.numberOf(base + start, base + end);
  const place = cursor.size++;
  cursor.last = keywordTokens[word]! <= Token.inWord ? Token.word : Token.name;
  block.kinds[place] = cursor.last;
  block.starts[place] = base + start;
  block.ends[place] = base + end;
  block.lines[place] = cursor.line;
  block.firstBytes[place] = shown[start]!;
  block.words[place] = word;
  return end;
}
