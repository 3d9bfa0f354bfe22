// Numbers for the words of a Go file. Keywords and predeclared names have the same numbers in every file.
import { NameTable } from '../../kit/name-table.ts';
import { keywords } from './tokens.ts';

/** Predeclared names that hardly any package redeclares; others (`max`, `print` …) may belong to a sibling file. */
const predeclared = (
  'bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string ' +
  'uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap len make new panic'
).split(' ');

export const none = -1;
/** `_`, neither a declaration nor a reference. */
export const blank = keywords.length;

/** Keywords have the first numbers. */
export const words = new NameTable([...keywords, '_', ...predeclared, 'init']);

/** Whether a name means the same in every package, or nothing. */
export function isEverywhere(word: number): boolean {
  return word <= lastPredeclared;
}

const lastPredeclared = blank + predeclared.length;

export const init = lastPredeclared + 1;
