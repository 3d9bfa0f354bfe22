// Skips strings, charlists, heredocs and sigils to their end or to the next `#{`. The style of a literal is a number: its
// closing byte, whether three of them close it, and whether it has interpolation.
import { ByteClass, byteClasses, nameBytes } from './words.ts';
import { byteMap, bytesIn } from '../../kit/byte-table.ts';
import type { Cursor } from './cursor.ts';
import { backslash, hash, newline, openBrace } from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const isTriple = 256;
const interpolates = 512;

const partners = byteMap('()<>[]{}');
const delimiters = bytesIn('/|"\'([{<');

/** At `"` or `'`. Returns the style if an interpolation begins, else 0. */
export function skipQuoted(cursor: Cursor): number {
  return skip(cursor, interpolates);
}

/** At `~`. Skips only that if no sigil begins. */
export function skipSigil(cursor: Cursor): number {
  const { bytes, pos } = cursor;
  const first = byteClasses[bytes[pos + 1]!];
  if (first !== ByteClass.lower && first !== ByteClass.upper) return skipSign(cursor);
  let at = pos + 2;
  if (first === ByteClass.upper) while (nameBytes[bytes[at]!] === 1) at++;
  if (delimiters[bytes[at]!] === 0) return skipSign(cursor);
  cursor.pos = at;
  return skip(cursor, first === ByteClass.lower ? interpolates : 0);
}

function skipSign(cursor: Cursor): number {
  cursor.pos++;
  return 0;
}

/** At the opening delimiter. */
function skip(cursor: Cursor, flags: number): number {
  const { bytes, pos } = cursor;
  const sign = bytes[pos]!;
  const isQuote = byteClasses[sign] === ByteClass.quote;
  const isLong = isQuote && bytes[pos + 1] === sign && bytes[pos + 2] === sign;
  cursor.pos += isLong ? 3 : 1;
  const close = partners[sign] === 0 ? sign : partners[sign]!;
  return skipText(close | flags | (isLong ? isTriple : 0), cursor);
}

/** After an interpolation: to the next one, or to the end of the literal. */
export function skipText(literal: number, cursor: Cursor): number {
  const { bytes, length } = cursor;
  const close = literal & 255;
  let { line } = cursor;
  let pos = cursor.pos;
  let found = 0;
  for (; pos < length; pos++) {
    const byte = bytes[pos]!;
    // Most letters are above all bytes that matter.
    if (byte > backslash && byte !== close) continue;
    if (byte === newline) line++;
    else if (byte === backslash) {
      if (bytes[pos + 1] !== newline) pos++;
    } else if (byte === close) {
      if ((literal & isTriple) === 0) {
        pos++;
        break;
      }
      if (bytes[pos + 1] === close && bytes[pos + 2] === close) {
        pos += 3;
        break;
      }
    } else if (byte === hash && bytes[pos + 1] === openBrace && (literal & interpolates) !== 0) {
      pos += 2;
      found = literal;
      break;
    }
  }
  if (pos >= length) noteUnclosed();
  cursor.pos = Math.min(pos, length);
  cursor.line = line;
  return found;
}
