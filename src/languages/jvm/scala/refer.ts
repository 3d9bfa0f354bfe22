// A name that refers to something, by itself or at the beginning of a path, and one that is selected.
import { endOfPath, isCapital } from './path.ts';
import type { State } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { anyRefName, words } from './words.ts';

export function refer({ bytes, names }: State, place: number): void {
  const name = block.names[place]!;
  // The compiler's own; the library has a value of that name.
  if (name === anyRefName || names.isHidden(name)) return;
  names.refer(name, pathAt(bytes, place), block.lines[place]!);
}

/** The number of the path that begins with a name. */
export function pathAt(bytes: Uint8Array, place: number): number {
  if (block.kinds[place + 1] !== Token.selector) return block.names[place]!;
  const start = block.starts[place]!;
  const end = block.ends[place]!;
  const pathEnd = endOfPath(bytes, start, end);
  return pathEnd === end ? block.names[place]! : words.numberOf(start, pathEnd);
}

/** `.total` */
export function select({ bytes, names }: State, place: number): void {
  if (!isCapital(bytes[block.starts[place]!]!)) names.select(block.names[place]!, block.lines[place]!);
}

export function isDot(token: number): boolean {
  return token === Token.selector || token === Token.member || token === Token.dot;
}
