// Most files import at their head. A backward search for words that can begin an import finds where the scan may stop, at
// a fraction of its cost.
import { ByteClass, continuesWord, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';
import { Word, wordAt } from './words.ts';
import {
  carriageReturn,
  newline,
  star,
  dot,
  openBrace,
  closeBrace,
  openParen,
  space as plainSpace,
  at,
} from '../../kit/bytes.ts';
import { classifyBytes, nameBytesWith } from '../../kit/byte-table.ts';
import { skipWord } from './skip.ts';

const words = ['import', 'export', 'require'];
/** Only the end of each word is searched: it begins with a rare letter that the others do not contain. */
const tailLength = 5;

/** Horspool 1980, backwards: minimum distance of a tail that begins before this byte; 0 if one begins here. */
const shift = new Uint8Array(256).fill(tailLength);
/** Last letter of the tail that begins with this byte. */
const last = new Uint8Array(256);
/** Distance from the start of the word to that tail. */
const lead = new Uint8Array(256);
for (const word of words) {
  const tail = Buffer.from(word.slice(-tailLength));
  for (let i = tailLength - 1; i >= 0; i--) shift[tail[i]!] = Math.min(shift[tail[i]!]!, i);
  last[tail[0]!] = tail[tailLength - 1]!;
  lead[tail[0]!] = word.length - tailLength;
}

/** End of the last word that can begin an import; 0 if there is none. */
export function lastCandidate({ bytes, length }: Script): number {
  let pos = length - tailLength;
  while (pos >= 0) {
    const step = shift[bytes[pos]!]!;
    if (step === 0 && mayBegin(bytes, pos)) return pos + tailLength;
    pos -= step === 0 ? tailLength : step;
  }
  return 0;
}

/**
 * Whether the word whose tail begins at `pos` can begin an import: it is complete, or `.importActual`, `.requireMock`, or GJS's
 * `imports.`.
 */
function mayBegin(bytes: Buffer, pos: number): boolean {
  const first = bytes[pos]!;
  const start = pos - lead[first]!;
  const end = pos + tailLength;
  if (bytes[end - 1] !== last[first] || start < 0) return false;
  if ((start > 0 && isPartOfWord(bytes[start - 1]!)) || isPartOfWord(bytes[end]!))
    return isLongWord(bytes, start, end);
  switch (wordAt(bytes, start, end)) {
    case Word.import:
      return mayImport(bytes, start, end);
    case Word.export:
      return mayExport(bytes, start, end);
    case Word.require:
      return true;
    default:
      return false;
  }
}

function isLongWord(bytes: Buffer, start: number, end: number): boolean {
  const next = bytes[end];
  if (next === 0x73) return bytes[end + 1] === dot;
  return bytes[start - 1] === dot && (next === 0x41 || next === 0x4d);
}

/** False if in doubt: a non-ASCII byte can be part of a space. */
function isPartOfWord(byte: number): boolean {
  return byte < 0x80 && continuesWord[byte] === 1;
}

/** A JSDoc tag may continue after the star of the next line. */
function mayImport(bytes: Buffer, start: number, end: number): boolean {
  const pos = skipSpaces(bytes, end);
  const next = bytes[pos]!;
  if (next === dot) return !otherMeta.test(bytes.toString('latin1', pos, pos + 7));
  if (next === openParen || (start > 0 && bytes[start - 1] === at)) return true;
  return mayBeImported[next] === 1 && !(bytes[end] === plainSpace && isAfterStar(bytes, start));
}

/** Of `import.meta`, only `resolve`, `url` and `glob` name files, not `import.meta.env`. */
const otherMeta = /^\.meta\.(?![gru])[\w$\\]/;

/** Only a star, names in braces and a default export can be re-exported, and a default export not as a type. */
function mayExport(bytes: Buffer, start: number, end: number): boolean {
  const first = skipSpaces(bytes, end);
  const pos = skipType(bytes, first);
  const next = bytes[pos]!;
  let mayLead = mayBeExported[next] === 1;
  if (next === openBrace) mayLead = mayComeFrom(bytes, pos);
  else if (isPartOfWord(next)) mayLead = pos === first && isBinding(bytes, pos);
  return mayLead && !isAfterStar(bytes, start);
}

/** All with every non-ASCII byte. */
const mayBeImported = nameBytesWith(`$_\\'"{*/`);
const mayBeExported = classifyBytes(0, 1, [[1, '*/']]);
const mayFollowName = classifyBytes(0, 1, [[1, ',=/\\']]);
const mayFollowNames = classifyBytes(0, 1, [[1, '/']]);
const listBytes = nameBytesWith('$_\\, \t\n\r');

/** `export cart` continues with `from` or `,`. */
function isBinding(bytes: Buffer, start: number): boolean {
  const pos = skipSpaces(bytes, skipWord(bytes, start));
  return mayFollowName[bytes[pos]!] === 1 || isFrom(bytes, pos);
}

/** Whether `from` follows the names in braces. Each `export` has its own, so no name is read twice. */
function mayComeFrom(bytes: Buffer, brace: number): boolean {
  let pos = brace + 1;
  while (listBytes[bytes[pos]!] === 1) pos++;
  if (bytes[pos] !== closeBrace) return true;
  pos = skipSpaces(bytes, pos + 1);
  return mayFollowNames[bytes[pos]!] === 1 || isFrom(bytes, pos);
}

function isFrom(bytes: Buffer, pos: number): boolean {
  return wordAt(bytes, pos, skipWord(bytes, pos)) === Word.from;
}

function skipType(bytes: Buffer, pos: number): number {
  if (bytes[pos] !== 0x74) return pos;
  const end = skipWord(bytes, pos);
  return wordAt(bytes, pos, end) === Word.type ? skipSpaces(bytes, end) : pos;
}

/**
 * Whether only a star precedes it on its line, as in a comment: ` * import { Cart } from './cart'`. In code that would
 * be an error, and in a string or template it is not an import.
 */
function isAfterStar(bytes: Buffer, start: number): boolean {
  let pos = start - 1;
  while (pos >= 0 && isBlank(bytes[pos]!)) pos--;
  if (pos < 0 || bytes[pos] !== star || pos === start - 1) return false;
  do pos--;
  while (pos >= 0 && isBlank(bytes[pos]!));
  return pos < 0 || bytes[pos] === newline || bytes[pos] === carriageReturn;
}

function skipSpaces(bytes: Buffer, start: number): number {
  let pos = start;
  // The zero after the text is a space too; do not read past it.
  while (pos < bytes.length - 1 && tokenClass[bytes[pos]!] === ByteClass.space) pos++;
  return pos;
}

function isBlank(byte: number): boolean {
  return byte === plainSpace || byte === 0x09;
}
