// Most files import at their head. A search from the end for the words that can begin an import tells where the scan
// may stop, at a fraction of what the scan would cost.
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';
import { wordAt, wordExport, wordImport, wordRequire, wordFrom, wordType } from './words.ts';
import { star, dot, openParen, openBrace, closeBrace, space as plainSpace, at } from '../../kit/bytes.ts';
import { skipWord } from './skip.ts';

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

/** `import` from `start` to `end`; a tag of JSDoc goes on behind the star of the next line. */
function mayImport(bytes: Buffer, start: number, end: number): boolean {
  const pos = skipSpaces(bytes, end);
  const next = bytes[pos]!;
  if (next === dot) return mayLocate(bytes, pos);
  if (next === openParen || (start > 0 && bytes[start - 1] === at)) return true;
  if (next < 0x80 && continuesWord[next] === 1 ? !mayBind(bytes, pos) : mayFollow[next] === 0) return false;
  return !(bytes[end] === plainSpace && isBehindStar(bytes, start));
}

/** `require` that ends at `end`. */
function mayRequire(bytes: Buffer, end: number): boolean {
  return mayCall[bytes[skipSpaces(bytes, end)]!] === 1;
}

/** `export` from `start` to `end`: only a star and names in braces can come from another file. */
function mayExport(bytes: Buffer, start: number, end: number): boolean {
  const pos = skipType(bytes, skipSpaces(bytes, end));
  const next = bytes[pos]!;
  if (next === openBrace ? !mayComeFrom(bytes, pos) : mayBeExported[next] === 0) return false;
  return !isBehindStar(bytes, start);
}

const mayFollow = oneOf(`'"{*/`);
const mayCall = oneOf('(.?/');
const mayBeExported = oneOf('*/');
const mayFollowName = oneOf(',=/\\');
const phases = new Set(['type', 'typeof', 'defer', 'source']);

/** Of `import.meta` only `resolve` and `url` lead to files: not `import.meta.env`. */
function mayLocate(bytes: Buffer, pos: number): boolean {
  if (bytes.toString('latin1', pos, pos + 6) !== '.meta.') return true;
  const property = bytes[pos + 6]!;
  return property === 0x72 || property === 0x75 || property >= 0x80 || continuesWord[property] === 0;
}

/** `import cart` goes on with `from`, `,` or `=`; `import type` with a name. */
function mayBind(bytes: Buffer, start: number): boolean {
  const end = skipWord(bytes, start);
  const pos = skipSpaces(bytes, end);
  if (mayFollowName[bytes[pos]!] === 1) return true;
  if (wordAt(bytes, pos, skipWord(bytes, pos)) === wordFrom) return true;
  return end - start <= 6 && phases.has(bytes.toString('latin1', start, end));
}

function skipType(bytes: Buffer, pos: number): number {
  if (bytes[pos] !== 0x74) return pos;
  const end = skipWord(bytes, pos);
  return wordAt(bytes, pos, end) === wordType ? skipSpaces(bytes, end) : pos;
}

/** Whether `from` stands behind the names in braces. Each `export` has its own, so that no name is looked at twice. */
function mayComeFrom(bytes: Buffer, brace: number): boolean {
  let pos = brace + 1;
  while (mayStandInList[bytes[pos]!] === 1) pos++;
  if (bytes[pos] !== closeBrace) return true;
  const start = skipSpaces(bytes, pos + 1);
  return mayFollowNames[bytes[start]!] === 1 || wordAt(bytes, start, skipWord(bytes, start)) === wordFrom;
}

const mayFollowNames = oneOf('/');
const mayStandInList = oneOf(', \t\n\r');
for (let byte = 0; byte < 0x80; byte++) if (continuesWord[byte] === 1) mayStandInList[byte] = 1;

/**
 * Whether nothing but a star stands before it on its line, as in a comment: ` * import { Cart } from './cart'`. As code
 * it would be an error there, and as the text of a string or a template it is none.
 */
function isBehindStar(bytes: Buffer, start: number): boolean {
  let pos = start - 1;
  while (pos >= 0 && isBlank(bytes[pos]!)) pos--;
  if (pos < 0 || bytes[pos] !== star || pos === start - 1) return false;
  do pos--;
  while (pos >= 0 && isBlank(bytes[pos]!));
  return pos < 0 || isLineEnd(bytes[pos]!);
}

function skipSpaces(bytes: Buffer, start: number): number {
  let pos = start;
  // The zero behind the text is a space too, and nothing may look further.
  while (pos < bytes.length - 1 && tokenClass[bytes[pos]!] === space) pos++;
  return pos;
}

function isBlank(byte: number): boolean {
  return byte === plainSpace || byte === 0x09;
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** 1 for these and for every byte beyond ASCII. */
function oneOf(characters: string): Uint8Array {
  const table = new Uint8Array(256).fill(1, 0x80);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
