// What a word at the place of a command says, told from its bytes: most scripts are made of commands that mean nothing here.
import { KeywordTable, tokensOfWords } from '../../kit/keyword-table.ts';
import { equals, openBracket, plus } from '../../kit/bytes.ts';
import { bytesIn, classifyBytes, digits, letters } from '../../kit/byte-table.ts';

export const Meaning = {
  none: 0,
  /** It reads in another script. */
  source: 1,
  /** A command begins behind it. */
  lead: 2,
  /** Its arguments may be assignments. */
  declarer: 3,
} as const;

const words: readonly (readonly [meaning: number, words: string])[] = [
  [Meaning.source, '\\. source'],
  [Meaning.lead, 'if then elif else do while until time builtin command'],
  [Meaning.declarer, 'export local readonly declare typeset'],
];
const table = new KeywordTable(tokensOfWords(words));
/** The words of one byte. */
const signs = classifyBytes(0, 0, [
  [Meaning.source, '.'],
  [Meaning.lead, '!{}'],
]);

export function meaningOf(bytes: Uint8Array, start: number, end: number): number {
  return end - start === 1 ? signs[bytes[start]!]! : table.find(bytes, start, end);
}
/** 1 for a byte of the name of a variable. */
const nameBytes = bytesIn(`${letters}${digits}_`);

/** Whether a word begins like `DIR=`, `DIR+=` or `DIRS[0]=`. */
export function mayAssign(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  const behind = bytes[pos];
  return pos > start && (behind === equals || behind === plus || behind === openBracket);
}
