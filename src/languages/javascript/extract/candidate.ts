// Whether a word that can begin an import may do so where it stands. Prose holds these words by the hundred, and
// libraries document themselves by examples full of imports; what is told from those by a look around the word need
// not be scanned up to. In doubt it may.
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import { skipWord } from './skip.ts';
import { wordAt, wordExport, wordFrom, wordImport } from './words.ts';

const star = 0x2a;
const slash = 0x2f;
const dot = 0x2e;
const openParen = 0x28;
const plainSpace = 0x20;

/** `import` from `start` to `end`. */
export function mayImport(bytes: Buffer, start: number, end: number): boolean {
  const pos = skipSpaces(bytes, end);
  const next = bytes[pos]!;
  if (next === dot) return mayLocate(bytes, pos);
  if (next === openParen) return true;
  if (next < 0x80 && continuesWord[next] === 1 ? !mayBind(bytes, pos) : mayFollow[next] === 0) return false;
  return !(bytes[end] === plainSpace && isBehindStar(bytes, start));
}

/** `require` that ends at `end`. */
export function mayRequire(bytes: Buffer, end: number): boolean {
  return mayCall[bytes[skipSpaces(bytes, end)]!] === 1;
}

/** `from`: before a string, or before a comment or a rare space, behind which there may be one. */
export function mayComeFrom(bytes: Buffer, start: number, end: number): boolean {
  const next = bytes[skipSpaces(bytes, end)]!;
  return (next === 0x22 || next === 0x27 || next === slash || next >= 0x80) && !isInExample(bytes, start);
}

const mayFollow = oneOf(`'"{*/`);
const mayCall = oneOf('(.?/');
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

/**
 * A line of a comment: ` * import { Cart } from './cart'`. As code, no call and no `import.meta` follow the star, so
 * that there it would be an error; as the text of a string or a template, nothing on the line ends that text.
 */
function isInExample(bytes: Buffer, from: number): boolean {
  let pos = from - 1;
  while (pos >= 0 && mayStandInList[bytes[pos]!] === 1) pos--;
  if (pos >= 0 && !isLineEnd(bytes[pos]!)) return false;
  pos = skipBlanks(bytes, pos + 1);
  if (bytes[pos] !== star) return false;
  const start = skipBlanks(bytes, pos + 1);
  const word = wordAt(bytes, start, skipWord(bytes, start));
  return start > pos + 1 && (word === wordImport || word === wordExport);
}

const mayStandInList = oneOf(' \t,{}*$_');
for (let byte = 0; byte < 0x80; byte++) {
  if (/[A-Za-z0-9]/.test(String.fromCharCode(byte))) mayStandInList[byte] = 1;
}

/** Whether nothing but a star stands before it on its line. */
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

function skipBlanks(bytes: Buffer, start: number): number {
  let pos = start;
  while (isBlank(bytes[pos]!)) pos++;
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
