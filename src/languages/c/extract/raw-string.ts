// Where a raw string of C++ ends: at its own delimiter, whatever stands before that.
import { nameBytes } from './byte-classes.ts';
import { openParen } from '../../kit/bytes.ts';
const upperR = 82;
const maxDelimiter = 16;
const prefixes = new Set(['R', 'LR', 'uR', 'UR', 'u8R']);
/** Blanks, brackets, quotes and backslashes cannot stand in a delimiter. */
const notInDelimiter = new Set(Buffer.from(' \t\v\f\r\n()"\\\0'));

/** At a quote: the end of the raw string that it opens, or -1 where it opens none. One without its end takes all. */
export function rawStringEnd(bytes: Uint8Array, quote: number, length: number): number {
  if (quote === 0 || bytes[quote - 1] !== upperR || !hasRawPrefix(bytes, quote)) return -1;
  let open = quote + 1;
  while (open <= quote + maxDelimiter && !notInDelimiter.has(bytes[open]!)) open++;
  if (bytes[open] !== openParen) return -1;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const close = `)${text.toString('latin1', quote + 1, open)}"`;
  const end = text.indexOf(close, open, 'latin1');
  return end === -1 ? length : end + close.length;
}

function hasRawPrefix(bytes: Uint8Array, quote: number): boolean {
  let start = quote;
  while (start > 0 && quote - start <= 3 && nameBytes[bytes[start - 1]!] === 1) start--;
  return prefixes.has(String.fromCharCode(...bytes.subarray(start, quote)));
}
