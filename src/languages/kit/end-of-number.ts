// Ends of numbers, from their first byte. Letters, digits and underscores belong to them: `0xff_ffL`.
import { dot, minus, plus } from './bytes.ts';
import { bytesIn, digits, nameBytesWith } from './byte-table.ts';

const numberBytes = nameBytesWith('_');
const digitBytes = bytesIn(digits);
const [letterE, letterP, letterX] = [101, 112, 120];

/** A dot belongs to it only before a digit: `1.5`, but not `1.toString()` and `1..2`. Signs do not. */
export function endOfSimpleNumber(bytes: Uint8Array, start: number): number {
  let pos = start + 1;
  while (numberBytes[bytes[pos]!] === 1 || (bytes[pos] === dot && digitBytes[bytes[pos + 1]!] === 1)) pos++;
  return pos;
}

/** Every dot belongs to it, as does the sign of an exponent: `1.`, `1e-3`, `0x1p-2`. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  const isHex = (bytes[start + 1]! | 32) === letterX;
  let pos = start + 1;
  for (let byte = bytes[pos]!; ; byte = bytes[++pos]!) {
    if (numberBytes[byte] === 1 || byte === dot) continue;
    if (byte !== plus && byte !== minus) return pos;
    const before = bytes[pos - 1]! | 32;
    if (before !== letterP && (before !== letterE || isHex)) return pos;
  }
}
