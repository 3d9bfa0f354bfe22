// Ends of C# strings.
import { doubleQuote } from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

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
