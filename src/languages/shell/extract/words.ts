// Ends of words in shell scripts. Quotes, `$(…)`, `${…}` and backquotes nest; open ones are kept on a stack.
import { NumberStack } from '../../kit/number-stack.ts';
import type { HereDocuments } from './here-documents.ts';
import * as Byte from '../../kit/bytes.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import { endOfLine } from '../../kit/skip.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const wordEnds = ' \t\r\n;&|()<>';
const endsWord = bytesIn(wordEnds);

/** 0 for plain bytes of words. */
const isSpecial = bytesIn(`${wordEnds}\0"$'\`\\`);

/** In `$((…))` `<<` is a shift. */
const arithmetic = 1;

/** Reused across words. */
const open = new NumberStack();

export function endOfWord(
  bytes: Uint8Array,
  start: number,
  length: number,
  documents: HereDocuments,
): number {
  open.size = 0;
  let pos = start;
  while (isSpecial[bytes[pos]!] === 0) pos++;
  while (pos < length) {
    const byte = bytes[pos]!;
    const next = bytes[pos + 1];
    const inside = open.size === 0 ? 0 : open.at(open.size - 1);
    if (inside === 0 && endsWord[byte] === 1) {
      const isArray = byte === Byte.openParen && pos > start && bytes[pos - 1] === Byte.equals;
      const isProcess =
        (byte === Byte.less || byte === Byte.greater) && next === Byte.openParen && pos === start;
      if (!isArray && !isProcess) return pos;
      open.push(Byte.openParen);
      pos += isArray ? 1 : 2;
    } else if (byte === Byte.backslash) pos += 2;
    else if (inside !== 0 && byte === closerOf(inside)) {
      open.size--;
      pos++;
    } else if (inside === Byte.backquote) pos++;
    else if (byte === Byte.dollar && next === Byte.openParen && bytes[pos + 2] === Byte.openParen) {
      open.push(arithmetic);
      open.push(arithmetic);
      pos += 3;
    } else if (byte === Byte.dollar && (next === Byte.openParen || next === Byte.openBrace)) {
      open.push(next);
      pos += 2;
    } else if (byte === Byte.doubleQuote || byte === Byte.backquote) {
      open.push(byte);
      pos++;
    } else if (inside === Byte.doubleQuote) pos++;
    else if (byte === Byte.singleQuote && !isQuoted()) pos = endOfSingle(bytes, pos, length);
    else if (inside === arithmetic) {
      if (byte === Byte.openParen) open.push(arithmetic);
      pos++;
    } else if (inside === Byte.openParen) pos = stepInParens(bytes, pos, length, documents);
    else pos++;
  }
  if (open.size > 0) noteUnclosed();
  return length;
}

/** One step in `$(…)` or `(…)`, which contain commands. */
function stepInParens(bytes: Uint8Array, pos: number, length: number, documents: HereDocuments): number {
  const byte = bytes[pos];
  if (byte === Byte.openParen) open.push(Byte.openParen);
  else if (byte === Byte.hash && endsWord[bytes[pos - 1]!] === 1) return endOfLine(bytes, pos, length);
  else if (byte === Byte.newline) return documents.skip(pos + 1);
  else if (byte === Byte.less && bytes[pos + 1] === Byte.less) return documents.expect(pos);
  return pos + 1;
}

function closerOf(inside: number): number {
  if (inside === Byte.openParen || inside === arithmetic) return Byte.closeParen;
  return inside === Byte.openBrace ? Byte.closeBrace : inside;
}

/** In `"${…}"` an apostrophe is an ordinary character. */
function isQuoted(): boolean {
  return (
    open.size > 1 && open.at(open.size - 1) === Byte.openBrace && open.at(open.size - 2) === Byte.doubleQuote
  );
}

function endOfSingle(bytes: Uint8Array, start: number, length: number): number {
  // Only `$'…'` has escapes.
  const hasEscapes = start > 0 && bytes[start - 1] === Byte.dollar;
  let pos = start + 1;
  while (pos < length && bytes[pos] !== Byte.singleQuote)
    pos += hasEscapes && bytes[pos] === Byte.backslash ? 2 : 1;
  if (pos >= length) noteUnclosed();
  return Math.min(pos + 1, length);
}
