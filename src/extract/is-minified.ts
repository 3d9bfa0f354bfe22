// Whether a minifier or bundler wrote a script: nobody writes lines of that length. Data in one line is made by programs too,
// but people write code around it.
import type { SourceText } from '../model/source.ts';

const script = /\.[cm]?js$/;
const minLength = 20_000;
const minBytesPerLine = 500;
/** Few licences are longer. */
const minShortLines = 20;
const maxShortLine = 200;
/** In code, one of 20 to 100 bytes is an opening parenthesis. An image in base64 has none. */
const maxBytesPerParenthesis = 500;
const lineFeed = 10;
const parenthesis = 40;

export function isMinified({ path, bytes, length }: SourceText): boolean {
  if (length < minLength || !script.test(path)) return false;
  const text = bytes.subarray(0, length);
  // Most scripts are known to be none after a tenth of their bytes.
  let linesLeft = length / minBytesPerLine;
  let shortLines = 0;
  for (let start = 0, end = 0; (end = text.indexOf(lineFeed, start)) !== -1; start = end + 1) {
    if (--linesLeft < 0) return false;
    if (end - start <= maxShortLine) shortLines++;
  }
  return shortLines < minShortLines || count(text, parenthesis) * maxBytesPerParenthesis >= length;
}

function count(text: Uint8Array, byte: number): number {
  let found = 0;
  for (let at = text.indexOf(byte); at !== -1; at = text.indexOf(byte, at + 1)) found++;
  return found;
}
