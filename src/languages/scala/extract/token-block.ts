// Some tokens, one behind the other: cutting a few hundred at a time costs far less than asking for each, and shows what
// stands before and behind each of them. There is one block, used for one file after the other: the engine knows its
// columns by their addresses.

import * as Token from './token.ts';

/** How many fit: few enough to stay in the fastest memory. */
export const room = 512;
/** So that a path stands in one block as a whole, unless it is longer than any. */
const mostParts = 64;
export const full = room + mostParts;

export const kinds = new Uint8Array(full + 1);
/** Where they begin and end; of a name in backquotes and of a selector the name alone. */
export const starts = new Int32Array(full);
export const ends = new Int32Array(full);
export const lines = new Int32Array(full);
/** Of names, selectors and keywords: the number of the word. */
export const names = new Int32Array(full);
/** Of the first token of a line: by how many bytes it is indented, and one more; 0 for the others. */
export const indents = new Int32Array(full);

/** Empties it for a text whose first line is indented by so many bytes; before the first token stands an end. */
export function begin(indent: number): void {
  kinds[0] = Token.end;
  indents.fill(0);
  indents[1] = indent + 1;
}

/** Makes the last two tokens of a block of that size the first. */
export function moveToFront(size: number): void {
  const indent = indents[size - 1]!;
  indents.fill(0);
  indents[1] = indent;
  kinds[0] = kinds[size - 2]!;
  starts[0] = starts[size - 2]!;
  kinds[1] = kinds[size - 1]!;
  starts[1] = starts[size - 1]!;
  ends[1] = ends[size - 1]!;
  lines[1] = lines[size - 1]!;
  names[1] = names[size - 1]!;
}
