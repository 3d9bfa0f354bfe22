// Whether a word that can begin an import may do so where it stands. Prose holds these words by the hundred, and
// libraries document themselves by examples full of imports; what is told from those by a look around the word need
// not be scanned up to. In doubt it may.
import { star, dot, openParen, openBrace, closeBrace, space as plainSpace, at } from '../../kit/bytes.ts';
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import { skipWord } from './skip.ts';
import { wordAt, wordFrom, wordType } from './words.ts';

/** `import` from `start` to `end`; a tag of JSDoc goes on behind the star of the next line. */
export function mayImport(bytes: Buffer, start: number, end: number): boolean {
  const pos = skipSpaces(bytes, end);
  const next = bytes[pos]!;
  if (next === dot) return mayLocate(bytes, pos);
  if (next === openParen || (start > 0 && bytes[start - 1] === at)) return true;
  if (next < 0x80 && continuesWord[next] === 1 ? !mayBind(bytes, pos) : mayFollow[next] === 0) return false;
  return !(bytes[end] === plainSpace && isBehindStar(bytes, start));
}

/** `require` that ends at `end`. */
export function mayRequire(bytes: Buffer, end: number): boolean {
  return mayCall[bytes[skipSpaces(bytes, end)]!] === 1;
}

/** `export` from `start` to `end`: only a star and names in braces can come from another file. */
export function mayExport(bytes: Buffer, start: number, end: number): boolean {
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
