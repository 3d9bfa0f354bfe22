// Whether a brace begins a closure that names its parameters: `{ [weak self] (line: Line) -> Int in`.
//
// Looks ahead no further than to the next brace, quote or equals sign, so that no byte is looked at more than twice.
import { KeywordTable } from '../../kit/keyword-table.ts';
import {
  closeBracket,
  closeParen,
  comma,
  minus,
  newline,
  openBracket,
  openParen,
  slash,
  space,
} from '../../kit/bytes.ts';

const effects = new KeywordTable(
  new Map([
    ['async', 1],
    ['throws', 1],
    ['rethrows', 1],
  ]),
);
const letterI = 105;
const letterN = 110;

/** `start` is behind the brace. */
export function isClosureHead(bytes: Uint8Array, start: number): boolean {
  let pos = skipBlanks(bytes, start);
  if (bytes[pos] === openBracket) {
    pos = skipBrackets(bytes, pos, openBracket, closeBracket);
    if (pos === -1) return false;
    pos = skipBlanks(bytes, pos);
  }
  if (bytes[pos] === openParen) {
    pos = skipBrackets(bytes, pos, openParen, closeParen);
    return pos !== -1 && hasIn(bytes, pos);
  }
  return endsWithNames(bytes, pos);
}

/** `a, b in`, or `in` alone behind captures. */
function endsWithNames(bytes: Uint8Array, start: number): boolean {
  for (let pos = start; ;) {
    const end = endOfName(bytes, pos);
    if (end === pos) return false;
    if (isIn(bytes, pos, end)) return true;
    pos = skipBlanks(bytes, end);
    if (bytes[pos] === comma) pos = skipBlanks(bytes, pos + 1);
    else return hasIn(bytes, pos);
  }
}

/** Behind the parameters: what the closure may do, the type of its result, then `in`. */
function hasIn(bytes: Uint8Array, start: number): boolean {
  for (let pos = skipBlanks(bytes, start); ;) {
    const end = endOfName(bytes, pos);
    if (isIn(bytes, pos, end)) return true;
    if (bytes[pos] === minus) return hasInBehindType(bytes, pos);
    if (effects.find(bytes, pos, end) === 0) return false;
    pos = skipBlanks(bytes, end);
    if (bytes[pos] !== openParen) continue;
    pos = skipBrackets(bytes, pos, openParen, closeParen);
    if (pos === -1) return false;
    pos = skipBlanks(bytes, pos);
  }
}

function hasInBehindType(bytes: Uint8Array, start: number): boolean {
  for (let pos = start; ; pos++) {
    const end = endOfName(bytes, pos);
    if (isIn(bytes, pos, end)) return true;
    if (end > pos) pos = end;
    if (!isOfType(bytes[pos]!)) return false;
  }
}

function skipBrackets(bytes: Uint8Array, start: number, open: number, close: number): number {
  let depth = 0;
  for (let pos = start; ; pos++) {
    const byte = bytes[pos]!;
    if (byte === open) depth++;
    else if (byte === close) {
      if (--depth === 0) return pos + 1;
    } else if (byte === 0 || byte === 123 || byte === 125 || byte === 34 || byte === 59) return -1;
  }
}

function isIn(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start === 2 && bytes[start] === letterI && bytes[start + 1] === letterN;
}

function endOfName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (isNameByte(bytes[pos]!)) pos++;
  return pos;
}

function isNameByte(byte: number): boolean {
  const letter = byte | 32;
  return (
    (letter >= 97 && letter <= 122) || (byte >= 48 && byte <= 57) || byte === 95 || byte === 36 || byte > 127
  );
}

function skipBlanks(bytes: Uint8Array, start: number): number {
  let pos = start;
  for (;;) {
    while (bytes[pos] === space || (bytes[pos]! >= 9 && bytes[pos]! <= 13)) pos++;
    if (bytes[pos] !== slash || bytes[pos + 1] !== slash) return pos;
    while (bytes[pos] !== newline && bytes[pos] !== 0) pos++;
  }
}

/** Blanks, and `()[]<>,.:?!&@->` */
function isOfType(byte: number): boolean {
  return typeSigns[byte] === 1;
}

const typeSigns = new Uint8Array(256);
for (const sign of ' \n\t\r()[]<>,.:?!&@-') typeSigns[sign.charCodeAt(0)] = 1;
