// Numbers and strings for the names and paths of Rust files, kept across files because most repeat.
import { WordTable } from '../../kit/word-table.ts';

/** With more than this the table is cleared before the next file. */
const maxKept = 50_000;

/** Longer names are rare, and not cached to save memory. */
export const longestKept = 200;

export const names = new WordTable();

/** Returns true if the table was cleared, so that numbers have new meanings. */
export function beginNames(): boolean {
  if (names.size <= maxKept) return false;
  names.clear();
  return true;
}
