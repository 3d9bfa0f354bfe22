// References to a name or path, and selections.
import { isCapital, isTypeLike } from '../../jvm/extract/spelling.ts';
import { dot } from '../../kit/bytes.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

const { names, tokens } = state;

export function refer(place: number): void {
  const { lines } = tokens;
  const name = tokens.words[place]!;
  if (tokens.kinds[place + 1] !== Token.selector) names.refer(name, name, lines[place]!);
  else if (!names.isHidden(name)) names.refer(name, pathAt(place), lines[place]!);
}

/** The number of the path at a name, as far as it can be a type: `shop.Cart.Item` in `shop.Cart.Item.of()`. */
export function pathAt(place: number): number {
  let hasType = isTypeAt(place);
  let last = place;
  while (tokens.kinds[last + 1] === Token.selector) {
    const isType = isTypeAt(last + 1);
    if (hasType && !isType) break;
    hasType = isType;
    last++;
  }
  if (last === place) return tokens.words[place]!;
  return words.numberOf(tokens.starts[place]!, tokens.ends[last]!);
}

/** `.total` */
export function select(place: number): void {
  if (isLowerCaseAt(place)) names.select(tokens.words[place]!, tokens.lines[place]!);
}

/** Starts with a lower-case letter, like a pattern variable. */
export function isLowerCaseAt(place: number): boolean {
  return !isCapital(state.bytes[tokens.starts[place]!]!);
}

export function isDot(token: number): boolean {
  return Token.isSelector(token) || token === dot;
}

function isTypeAt(place: number): boolean {
  return isTypeLike(state.bytes, tokens.starts[place]!, tokens.ends[place]!);
}
