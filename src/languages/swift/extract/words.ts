// The words of Swift files, as numbers: keywords first. They outlive the file, since the next one uses most of them again.
import { WordTable } from '../../kit/word-table.ts';
import { keywords } from './keywords.ts';

export const words = new WordTable(keywords);

/** With more than this the next file begins anew, so that no file leaves a giant behind. */
const mostKept = 50_000;

/** Of a file. True where numbers mean other words than before. */
export function beginWords(): boolean {
  if (words.size <= mostKept) return false;
  words.clear();
  return true;
}
