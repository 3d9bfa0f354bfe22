// Includes are at the head of a file. A backward search for words that can begin one finds where scanning may stop, at a
// fraction of the cost of scanning.
import type { SourceText } from '../../../model/source.ts';
import { blanks, isContinued, nameBytes } from './byte-classes.ts';
import type { Dialect } from './dialect.ts';
import { at, colon, hash, newline, slash } from '../../kit/bytes.ts';

const words = ['include', 'import', 'embed', 'module'];
/** As many letters as the shortest word has. */
const headLength = 5;

/** Horspool 1980, backwards: the minimal distance of a word that does not begin with this byte. */
const shift = new Uint8Array(256).fill(headLength);
const isFirst = new Uint8Array(256);
for (const word of words) {
  isFirst[word.charCodeAt(0)] = 1;
  for (let i = headLength - 1; i > 0; i--) {
    const byte = word.charCodeAt(i);
    shift[byte] = Math.min(shift[byte]!, i);
  }
}

const encoder = new TextEncoder();
const [include, imports, embed, modules] = words.map((word) => encoder.encode(word));
const letterT = 116;

/** The end of the last word that can begin an include; 0 if there is none. */
export function lastCandidate({ bytes, length }: SourceText, dialect: Dialect): number {
  let pos = length - headLength;
  while (pos >= 0) {
    const byte = bytes[pos]!;
    if (isFirst[byte] === 1 && canBeginInclude(bytes, pos, dialect)) return pos + headLength;
    pos -= shift[byte]!;
  }
  return 0;
}

function canBeginInclude(bytes: Uint8Array, pos: number, { hasModules, hasAtImports }: Dialect): boolean {
  const isImport = isAt(bytes, pos, imports!);
  const isModule = hasModules && (isImport || isAt(bytes, pos, modules!));
  if (!isImport && !isModule && !isAt(bytes, pos, include!) && !isAt(bytes, pos, embed!)) return false;
  if (isModule && nameBytes[bytes[pos + 6]!] === 1) return false;
  let before = pos - 1;
  while (before >= 0 && blanks[bytes[before]!] === 1) before--;
  if (before < 0) return isModule;
  switch (bytes[before]) {
    case hash:
    case colon:
    case slash:
      return true;
    case newline:
      // The start of a line, or a continuation.
      return isModule || isContinued(bytes, before);
    case at:
      return hasAtImports;
    case letterT:
      // The end of `export`.
      return isModule && before < pos - 1;
    default:
      return false;
  }
}

function isAt(bytes: Uint8Array, pos: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[pos + i] !== word[i]) return false;
  return true;
}
