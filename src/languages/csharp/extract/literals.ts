// Ends of C# strings and numbers.
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import { dot, doubleQuote, minus, plus } from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const numberBytes = nameBytesWith('_\\');
const digitBytes = bytesIn(digits);

/** `@"…"`, from after its first quote. Quotes in it are doubled. */
export function endOfVerbatim(bytes: Uint8Array, start: number, length: number): number {
  for (let pos = start; pos < length; pos++) {
    if (bytes[pos] !== doubleQuote) continue;
    if (bytes[pos + 1] !== doubleQuote) return pos + 1;
    pos++;
  }
  noteUnclosed();
  return length;
}

/** How often the byte is repeated. */
export function runLength(bytes: Uint8Array, start: number, byte: number): number {
  let pos = start;
  while (bytes[pos] === byte) pos++;
  return pos - start;
}

/** `"""…"""`: closed by as many quotes as opened it. */
export function endOfRaw(bytes: Uint8Array, start: number, length: number): number {
  const quotes = runLength(bytes, start, doubleQuote);
  let pos = start + quotes;
  while (pos < length) {
    if (bytes[pos] !== doubleQuote) {
      pos++;
      continue;
    }
    const run = runLength(bytes, pos, doubleQuote);
    pos += run;
    if (run >= quotes) return pos;
  }
  noteUnclosed();
  return length;
}

/** `1.5e-3f`, `0x1F`, `1_000`; `1..2` and `1.ToString()` end before the dot. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start;
  for (;;) {
    while (numberBytes[bytes[pos]!] === 1) pos++;
    const byte = bytes[pos]!;
    const isFraction = byte === dot && digitBytes[bytes[pos + 1]!] === 1;
    const before = bytes[pos - 1]! | 32;
    // `1e-3`, but not `0xE-3`.
    const isExponent =
      (byte === plus || byte === minus) &&
      before === 101 &&
      (bytes[start + 1]! | 32) !== 120 &&
      digitBytes[bytes[pos + 1]!] === 1;
    if (!isFraction && !isExponent) return pos;
    pos++;
  }
}
