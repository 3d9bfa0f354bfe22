// Whether a brace begins a closure that names its parameters: `{ [weak self] (line: Line) -> Int in`.
// Looks no further than the next brace, quote or equals sign, so no byte is read more than twice.
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { KeywordTable, tokensOfWords } from '../../kit/keyword-table.ts';
import { endOfName } from './ends.ts';

const effects = new KeywordTable(tokensOfWords([[1, 'async throws rethrows']]));
/** Bytes allowed between the names of a type. */
const typeSigns = bytesIn(' \n\t\r()[]<>,.:?!&@-');
/** Bytes that end the search for a closing bracket. */
const stops = bytesIn('\0{}";');
const letterI = 105;
const letterN = 110;

/** `start` is after the brace. */
export function isClosureHead(bytes: Uint8Array, start: number): boolean {
  let pos = skipBlanks(bytes, start);
  if (bytes[pos] === Byte.openBracket) {
    pos = skipBrackets(bytes, pos, Byte.openBracket, Byte.closeBracket);
    if (pos === -1) return false;
    pos = skipBlanks(bytes, pos);
  }
  if (bytes[pos] === Byte.openParen) {
    pos = skipBrackets(bytes, pos, Byte.openParen, Byte.closeParen);
    return pos !== -1 && hasIn(bytes, pos);
  }
  return endsWithNames(bytes, pos);
}

/** `a, b in`, or `in` alone after captures. */
function endsWithNames(bytes: Uint8Array, start: number): boolean {
  for (let pos = start; ;) {
    const end = endOfName(bytes, pos);
    if (end === pos) return false;
    if (isIn(bytes, pos, end)) return true;
    pos = skipBlanks(bytes, end);
    if (bytes[pos] === Byte.comma) pos = skipBlanks(bytes, pos + 1);
    else return hasIn(bytes, pos);
  }
}

/** After the parameters: effects, the result type, then `in`. */
function hasIn(bytes: Uint8Array, start: number): boolean {
  for (let pos = skipBlanks(bytes, start); ;) {
    const end = endOfName(bytes, pos);
    if (isIn(bytes, pos, end)) return true;
    if (bytes[pos] === Byte.minus) return hasInAfterType(bytes, pos);
    if (effects.find(bytes, pos, end) === 0) return false;
    pos = skipBlanks(bytes, end);
    if (bytes[pos] !== Byte.openParen) continue;
    pos = skipBrackets(bytes, pos, Byte.openParen, Byte.closeParen);
    if (pos === -1) return false;
    pos = skipBlanks(bytes, pos);
  }
}

function hasInAfterType(bytes: Uint8Array, start: number): boolean {
  for (let pos = start; ; pos++) {
    const end = endOfName(bytes, pos);
    if (isIn(bytes, pos, end)) return true;
    if (end > pos) pos = end;
    if (typeSigns[bytes[pos]!] !== 1) return false;
  }
}

function skipBrackets(bytes: Uint8Array, start: number, open: number, close: number): number {
  let depth = 0;
  for (let pos = start; ; pos++) {
    const byte = bytes[pos]!;
    if (byte === open) depth++;
    else if (byte === close) {
      if (--depth === 0) return pos + 1;
    } else if (stops[byte] === 1) return -1;
  }
}

function isIn(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start === 2 && bytes[start] === letterI && bytes[start + 1] === letterN;
}

function skipBlanks(bytes: Uint8Array, start: number): number {
  let pos = start;
  for (;;) {
    while (bytes[pos] === Byte.space || (bytes[pos]! >= 9 && bytes[pos]! <= 13)) pos++;
    if (bytes[pos] !== Byte.slash || bytes[pos + 1] !== Byte.slash) return pos;
    while (bytes[pos] !== Byte.newline && bytes[pos] !== 0) pos++;
  }
}
