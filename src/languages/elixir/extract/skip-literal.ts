// Strings, charlists, here documents and sigils: where they end, or where the code inside their `#{ }` begins. How one is
// written is a number: the sign that ends it, whether three of it do, and whether there is code in it.
import { ByteClass, byteClasses, nameBytes } from './words.ts';
import { byteMap, bytesIn } from '../../kit/byte-table.ts';
import type { Cursor } from './cursor.ts';
import { backslash, hash, newline, openBrace } from '../../kit/bytes.ts';

const isTriple = 256;
const interpolates = 512;

const partners = byteMap('()<>[]{}');
const delimiters = bytesIn('/|"\'([{<');

/** From `"` or `'` on; how the literal is written whose code begins there, or 0. */
export function skipQuoted(cursor: Cursor): number {
  return skip(cursor, interpolates);
}

/** From `~` on, over the sign alone where no sigil begins. */
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

/** From the sign that begins it. */
function skip(cursor: Cursor, flags: number): number {
  const { bytes, pos } = cursor;
  const sign = bytes[pos]!;
  const isQuote = byteClasses[sign] === ByteClass.quote;
  const isLong = isQuote && bytes[pos + 1] === sign && bytes[pos + 2] === sign;
  cursor.pos += isLong ? 3 : 1;
  const close = partners[sign] === 0 ? sign : partners[sign]!;
  return skipText(close | flags | (isLong ? isTriple : 0), cursor);
}

/** Behind the code in one that is written so: over the rest of it, up to the next code. */
export function skipText(literal: number, cursor: Cursor): number {
  const { bytes, length } = cursor;
  const close = literal & 255;
  let { line } = cursor;
  let pos = cursor.pos;
  let found = 0;
  for (; pos < length; pos++) {
    const byte = bytes[pos]!;
    // Most letters come behind all signs that matter.
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
  cursor.pos = Math.min(pos, length);
  cursor.line = line;
  return found;
}
