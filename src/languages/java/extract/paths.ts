// Names joined by dots.
import { state } from './state.ts';
import { Token, words } from './tokens.ts';

const { tokens } = state;

/** The place of the last name. */
export function endOfPath(first: number): number {
  let last = first;
  while (tokens.kinds[last + 1] === Token.part) last++;
  return last;
}

/** The same for a type, which may have annotations in it: `shop.@Nullable Cart`. */
export function endOfType(first: number): number {
  const { kinds } = tokens;
  let last = endOfPath(first);
  while (kinds[last + 1] === Token.dot && kinds[last + 2] === Token.at) {
    let next = last + 2;
    while (kinds[next] === Token.at && kinds[next + 1] === Token.name) next = endOfPath(next + 1) + 1;
    if (kinds[next] !== Token.name) break;
    last = endOfPath(next);
  }
  return last;
}

export function pathBetween(first: number, last: number): number {
  return first === last ? tokens.words[first]! : words.numberOf(tokens.starts[first]!, tokens.ends[last]!);
}
