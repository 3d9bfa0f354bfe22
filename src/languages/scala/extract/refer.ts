// A name that refers to something, by itself or at the beginning of a path, and one that is selected.
import * as Shape from './shape.ts';
import { state } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

export function refer(place: number): void {
  const { names } = state;
  const name = block.names[place]!;
  if (block.kinds[place + 1] !== Token.selector) names.refer(name, block.lines[place]!);
  else if (!names.isHidden(name)) names.referPath(name, pathAt(place), block.lines[place]!);
}

/**
 * The number of the path that begins with a name, as far as it can be a type: `shop.Cart.Item` in `shop.Cart.Item.of()`. A
 * path of small names leads to a function.
 */
export function pathAt(place: number): number {
  const { kinds, ends, names } = block;
  const { shapes } = words;
  let path = names[place]!;
  let hasType = shapes[path] === Shape.type;
  const start = block.starts[place]!;
  for (let at = place + 1; kinds[at] === Token.selector; at++) {
    const selected = names[at]!;
    const isType = shapes[selected] === Shape.type;
    if (hasType && !isType) break;
    hasType = isType;
    path = words.select(path, selected, start, ends[at]!);
  }
  return path;
}

/** `.total` */
export function select(place: number): void {
  const name = block.names[place]!;
  if (words.shapes[name] === Shape.small) state.names.select(name, block.lines[place]!);
}

export function isDot(token: number): boolean {
  return token === Token.selector || token === Token.member || token === Token.dot;
}
