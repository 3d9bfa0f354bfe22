// Some tokens, one behind the other: cutting a few hundred at a time costs far less than asking for each, and shows what
// stands before and behind each of them. There is one block, used for one file after the other: the engine knows its
// columns by their addresses.
import * as Token from './token.ts';

/** How many fit: few enough to stay in the fastest memory. */
const room = 256;
/** A look at the text adds at most two, so that those which begin below this fit. */
export const lastPlace = room - 2;

export const kinds = new Uint8Array(room);
/** Of words and opening braces: where they begin. */
export const starts = new Int32Array(room);
/** Of words, paths and uses of macros: on which line, the first word, and that of the whole as far as it may name a type. */
export const lines = new Int32Array(room);
export const heads = new Int32Array(room);
export const chains = new Int32Array(room);

/** Nothing was before. How many tokens the block holds then. */
export function beginFile(): number {
  kinds[0] = Token.newStatement;
  return 1;
}

/** Keeps the last two tokens as the first: the one that was taken, and the one whose sequel was not known. */
export function keepLast(size: number): number {
  move(size - 2, 0);
  move(size - 1, 1);
  return 2;
}

function move(from: number, to: number): void {
  kinds[to] = kinds[from]!;
  starts[to] = starts[from]!;
  lines[to] = lines[from]!;
  heads[to] = heads[from]!;
  chains[to] = chains[from]!;
}
