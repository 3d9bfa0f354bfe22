// Most files import at their head. A search from the end for the words that can begin an import tells where the scan
// may stop, at a fraction of what the scan would cost.
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';
import { wordAt, wordFrom, wordImport, wordRequire } from './words.ts';

/** As many letters of each word as the shortest has. */
const heads = ['impo', 'requ', 'from'];
const headLength = 4;

/** Horspool 1980, towards the front: how far a head that does not begin with this byte can be away at least. */
const shift = new Uint8Array(256).fill(headLength);
for (const head of heads) {
  for (let i = headLength - 1; i > 0; i--) {
    const byte = head.charCodeAt(i);
    shift[byte] = Math.min(shift[byte]!, i);
  }
}

const isFirst = new Uint8Array(256);
for (const head of heads) isFirst[head.charCodeAt(0)] = 1;

/** The end of the last word that can begin an import, behind which none is; 0 where there is no such word. */
export function lastCandidate({ bytes, length }: Script): number {
  let pos = length - headLength;
  while (pos >= 0) {
    const byte = bytes[pos]!;
    if (isFirst[byte] === 1) {
      const end = candidateEnd(bytes, pos, length);
      if (end !== -1) return end;
    }
    pos -= shift[byte]!;
  }
  return 0;
}

const candidateLengths = new Map([
  [0x69, 'import'.length],
  [0x72, 'require'.length],
  [0x66, 'from'.length],
]);

function candidateEnd(bytes: Buffer, start: number, length: number): number {
  const end = start + (candidateLengths.get(bytes[start]!) ?? 0);
  if (end > length) return -1;
  if (start > 0 && continuesWord[bytes[start - 1]!] === 1 && bytes[start - 1]! < 0x80) return -1;
  const word = wordAt(bytes, start, end);
  if (word === wordFrom) return isBeforeString(bytes, end, length) ? end : -1;
  if (word !== wordImport && word !== wordRequire) return -1;
  return continuesWord[bytes[end]!] === 0 || bytes[end]! >= 0x80 ? end : -1;
}

/** Or before a comment or a rare space, behind which there may be a string. */
function isBeforeString(bytes: Buffer, end: number, length: number): boolean {
  let pos = end;
  while (pos < length && tokenClass[bytes[pos]!] === space) pos++;
  const next = bytes[pos]!;
  return next === 0x22 || next === 0x27 || next === 0x2f || next >= 0x80;
}
