// Some tokens, one behind the other. Whoever reads on and learns what a token was may change its kind. There is one block,
// used for one part of a text after the other: the engine knows its columns by their addresses, and no file makes them grow.
import * as Token from './token.ts';

const room = 1024;
/** From here on it counts as full, though what one step of the lexer makes has room: few enough to stay in fast memory. */
export const fullSize = room - 8;
/** So many tokens before the first that is read can be looked at, and behind the last. */
export const context = 3;
/** Where a block ends in the midst of a statement, so many tokens of it can be looked at. */
const preview = 256;

export const kinds = new Uint8Array(room + context);
/** Of a word: its number. Of a `<` that was asked for it: the token of its `>`, or 0. */
export const wordOf = new Int32Array(room + context);
/** Of a word. */
export const lineOf = new Int32Array(room + context);

/** Nothing stands before the first token of a file. How many tokens the block holds. */
export function begin(): number {
  kinds.fill(Token.end, 0, context);
  return context;
}

/** Behind so many tokens nothing stands. */
export function end(size: number): void {
  kinds.fill(Token.end, size, size + context);
}

/** Up to where the tokens can be read, of so many: to the end of a statement or a bracket, so that none is torn. */
export function readableEnd(size: number): number {
  let at = size;
  while (at > context && endsStatement[kinds[at - 1]!] !== 1) at--;
  if (at > context) return at;
  // Thousands of tokens of one statement: the elements of a list.
  at = size - preview;
  while (at > context && kinds[at] !== Token.comma) at--;
  return at > context ? at : size;
}

/** Makes the tokens from `at` on the first that are read, of so many. How many the block holds. */
export function moveToFront(at: number, size: number): number {
  const start = at - context;
  kinds.copyWithin(0, start, size);
  wordOf.copyWithin(0, start, size);
  lineOf.copyWithin(0, start, size);
  return size - start;
}

const endsStatement = new Uint8Array(256);
for (const token of [Token.semicolon, Token.openBrace, Token.closeBrace]) endsStatement[token] = 1;
