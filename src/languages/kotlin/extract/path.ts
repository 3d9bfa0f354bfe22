// How much of the names that dots join can be a type.
import { table } from './keywords.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';

/** `shop.tax.compute()`; `cart.total()` is no path. */
const fewestParts = 2;

/**
 * The number of the path that begins with the name there, up to its last type (`shop.Cart.Item` in
 * `shop.Cart.Item.of()`). A path of small names leads to a function if it has enough parts; with fewer it is a value and
 * its member.
 */
export function pathAt(bytes: Uint8Array, head: number): number {
  const kinds = block.kinds;
  let hasType = isTypeLike(bytes, head);
  let last = head;
  let isOpen = true;
  let place = head + 1;
  for (; kinds[place] === Token.part; place++) {
    const isType = isTypeLike(bytes, place);
    isOpen = isOpen && (isType || !hasType);
    if (isOpen) last = place;
    hasType = hasType || isType;
  }
  if (last === head || (!hasType && place - head <= fewestParts)) return block.words[head]!;
  return table.numberOf(block.starts[head]!, block.ends[last]!);
}

export function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

/** Begins with a capital, and is no constant. */
function isTypeLike(bytes: Uint8Array, place: number): boolean {
  if (!isCapital(block.firstBytes[place]!)) return false;
  const end = block.ends[place]!;
  for (let pos = block.starts[place]! + 1; pos < end; pos++) {
    const byte = bytes[pos]!;
    if (byte >= 97 && byte <= 122) return true;
  }
  return false;
}
