// Most files import at their head. A search from the end for the words that can begin an import tells where the scan
// may stop, at a fraction of what the scan would cost.
import { continuesWord } from './byte-classes.ts';
import { mayExport, mayImport, mayRequire } from './candidate.ts';
import type { Script } from './script.ts';
import { wordAt, wordExport, wordImport, wordRequire } from './words.ts';

const words = ['import', 'export', 'require'];
/** Of each word the end is searched for: it begins with a rare letter, and none of the others has that. */
const tailLength = 5;

/** Horspool 1980, towards the front: how far a tail that begins before this byte is away at least; 0 where one begins. */
const shift = new Uint8Array(256).fill(tailLength);
/** The last letter of the tail that begins with this byte. */
const last = new Uint8Array(256);
/** How far the word of that tail begins before it. */
const lead = new Uint8Array(256);
for (const word of words) {
  const tail = Buffer.from(word.slice(-tailLength));
  for (let i = tailLength - 1; i >= 0; i--) shift[tail[i]!] = Math.min(shift[tail[i]!]!, i);
  last[tail[0]!] = tail[tailLength - 1]!;
  lead[tail[0]!] = word.length - tailLength;
}

/**
 * The end of the last word that can begin an import, behind which none is; 0 where there is no such word. How far to go
 * next is known only after a look, so a processor waits more than it works: two searches at once cost less than one.
 */
export function lastCandidate({ bytes, length }: Script): number {
  let back = length - tailLength;
  const middle = Math.max(back, 0) >> 1;
  let front = middle - 1;
  while (back >= middle + tailLength && front >= tailLength) {
    // Where a tail may begin, the second step stays too.
    back -= shift[bytes[back]!]!;
    front -= shift[bytes[front]!]!;
    const backStep = shift[bytes[back]!]!;
    const frontStep = shift[bytes[front]!]!;
    back -= backStep;
    front -= frontStep;
    if (backStep === 0) {
      if (mayBegin(bytes, back)) break;
      back -= tailLength;
    }
    if (frontStep === 0) {
      if (mayBegin(bytes, front)) break;
      front -= tailLength;
    }
  }
  return lastBetween(bytes, middle, back) || lastBetween(bytes, 0, front);
}

/** The same among the words whose tails begin from `start` to `end`. */
function lastBetween(bytes: Buffer, start: number, end: number): number {
  let pos = end;
  while (pos >= start) {
    const step = shift[bytes[pos]!]!;
    if (step === 0 && mayBegin(bytes, pos)) return pos + tailLength;
    pos -= step === 0 ? tailLength : step;
  }
  return 0;
}

/** Whether the word whose tail may begin at `pos` is there, and can begin an import. */
function mayBegin(bytes: Buffer, pos: number): boolean {
  const first = bytes[pos]!;
  const start = pos - lead[first]!;
  const end = pos + tailLength;
  if (bytes[end - 1] !== last[first] || start < 0) return false;
  if ((start > 0 && isPartOfWord(bytes[start - 1]!)) || isPartOfWord(bytes[end]!)) return false;
  switch (wordAt(bytes, start, end)) {
    case wordImport:
      return mayImport(bytes, start, end);
    case wordExport:
      return mayExport(bytes, start, end);
    case wordRequire:
      return mayRequire(bytes, end);
    default:
      return false;
  }
}

/** In doubt it is not: a byte beyond ASCII can be of a space. */
function isPartOfWord(byte: number): boolean {
  return byte < 0x80 && continuesWord[byte] === 1;
}
