// The words of Go files, as numbers that outlive a file: the next one uses most of them again.
import { NameTable } from '../../kit/name-table.ts';
import { keywords } from './tokens.ts';

/** What Go declares for everyone and hardly any package declares anew; the rest (`max`, `print` …) may be a neighbour's. */
const predeclared = (
  'bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string ' +
  'uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap len make new panic'
).split(' ');

/** No word at all. */
export const none = -1;
/** `_`, which declares nothing and refers to nothing. */
export const blank = keywords.length;

/** Keywords have the first numbers, by their place among all. */
export const words = new NameTable([...keywords, '_', ...predeclared]);

/** Whether a name by itself means the same in every package, or nothing. */
export function isEverywhere(word: number): boolean {
  return word <= lastPredeclared;
}

const lastPredeclared = blank + predeclared.length;
