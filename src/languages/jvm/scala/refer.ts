// A name that refers to something, by itself or at the beginning of a path, and one that is selected.
import { endOfPath, isCapital } from './path.ts';
import { state } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

export function refer(place: number): void {
  const { bytes, names } = state;
  const name = block.names[place]!;
  if (block.kinds[place + 1] !== Token.selector) names.refer(name, block.lines[place]!);
  else if (!names.isHidden(name)) names.referPath(name, pathAt(bytes, place), block.lines[place]!);
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
export function select(place: number): void {
  const { bytes, names } = state;
  if (!isCapital(bytes[block.starts[place]!]!)) names.select(block.names[place]!, block.lines[place]!);
}

export function isDot(token: number): boolean {
  return token === Token.selector || token === Token.member || token === Token.dot;
}
