// The names of modules as they are written, as numbers that outlive a file: the next one uses most of them again.
import { WordTable } from '../../kit/word-table.ts';

export const paths = new WordTable();

/** With more than this the next file begins anew, so that no file leaves a giant behind. */
const mostKept = 50_000;

/** Path → the state of the aliases, counted through all files, in which it was noted last; without those that do not fit. */
export const notedIn = new Int32Array(1 << 16);

export function beginPaths(): void {
  if (paths.size > mostKept) paths.clear();
}
