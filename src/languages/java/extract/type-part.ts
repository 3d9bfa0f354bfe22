// The part of a name in an expression that can be a type, by Java's naming conventions: `shop.Cart.Item` of
// `shop.Cart.Item.MAX`. A constant (`MAX`) is not a type, and a lower-case name may be a package.
import { isCapital, isTypeLike } from '../../jvm/extract/spelling.ts';
import { dot } from '../../kit/bytes.ts';

export function endOfTypeIn(bytes: Uint8Array, start: number, end: number): number {
  let typeEnd = -1;
  for (let pos = start; pos < end;) {
    const partEnd = endOfPart(bytes, pos, end);
    if (typeEnd === -1 ? isCapital(bytes[pos]!) : isTypeLike(bytes, pos, partEnd)) typeEnd = partEnd;
    else if (typeEnd !== -1) break;
    pos = partEnd + 1;
  }
  return typeEnd === -1 ? end : typeEnd;
}

function endOfPart(bytes: Uint8Array, start: number, end: number): number {
  let pos = start;
  while (pos < end && bytes[pos] !== dot) pos++;
  return pos;
}
