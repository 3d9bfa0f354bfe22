// The names and paths of Rust files, each a number, and a string only once: the next file says most of them again.
import { WordTable } from '../../kit/word-table.ts';

/** With more than this the next file begins anew, so that no file leaves a giant behind. */
const mostKept = 50_000;

/** Longer ones are made anew each time: they are few, and would fill the memory if they were not. */
export const longestKept = 200;

export const names = new WordTable();

/** Of a file. True where numbers mean other names than before. */
export function beginNames(): boolean {
  if (names.size <= mostKept) return false;
  names.clear();
  return true;
}
