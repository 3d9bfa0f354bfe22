// Whether a minifier or bundler wrote a script: nobody writes lines of that length. Data in one line is made by programs too.
import type { SourceText } from '../model/source.ts';

const script = /\.[cm]?js$/;
const leastLength = 20_000;
const leastBytesPerLine = 500;
const lineFeed = 10;

export function isMinified({ path, bytes, length }: SourceText): boolean {
  if (length < leastLength || !script.test(path)) return false;
  // Most scripts are known to be none after a tenth of their bytes.
  let lines = length / leastBytesPerLine;
  for (let at = bytes.indexOf(lineFeed); at !== -1 && at < length; at = bytes.indexOf(lineFeed, at + 1)) {
    if (--lines < 0) return false;
  }
  return true;
}
