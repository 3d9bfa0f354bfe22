// Most files import at their head. A search from the end for the words that can begin an import tells where the scan
// may stop, at a fraction of what the scan would cost.
import { continuesWord } from './byte-classes.ts';
import { mayComeFrom, mayImport, mayRequire } from './candidate.ts';
import type { Script } from './script.ts';
import { wordAt, wordFrom, wordImport, wordRequire } from './words.ts';

/** As many letters of each word as the shortest has. */
const heads = ['impo', 'requ', 'from'];
const headLength = 4;

/** Horspool 1980, towards the front: how far a head that does not begin with this byte can be away at least. */
const shift = new Uint8Array(256).fill(headLength);
/** The second letter of the head that begins with this byte, 0 for none. */
const second = new Uint8Array(256);
for (const head of heads) {
  second[head.charCodeAt(0)] = head.charCodeAt(1);
  for (let i = headLength - 1; i > 0; i--) {
    const byte = head.charCodeAt(i);
    shift[byte] = Math.min(shift[byte]!, i);
  }
}

/** The end of the last word that can begin an import, behind which none is; 0 where there is no such word. */
export function lastCandidate({ bytes, length }: Script): number {
  let pos = length - headLength;
  while (pos >= 0) {
    const byte = bytes[pos]!;
    if (bytes[pos + 1] === second[byte]) {
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
  if (continuesWord[bytes[end]!] === 1 && bytes[end]! < 0x80) return -1;
  return mayBegin(bytes, start, end) ? end : -1;
}

function mayBegin(bytes: Buffer, start: number, end: number): boolean {
  switch (wordAt(bytes, start, end)) {
    case wordImport:
      return mayImport(bytes, start, end);
    case wordRequire:
      return mayRequire(bytes, end);
    case wordFrom:
      return mayComeFrom(bytes, start, end);
    default:
      return false;
  }
}
