// How much of a name with what follows it by dots can be a type.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';

const dot = 46;
const underscore = 95;

/**
 * Where the last type of the path ends whose first name begins and ends there: `shop.Cart.Item` in
 * `shop.Cart.Item.of()`. A path of small names leads to a function.
 */
export function endOfPath(bytes: Uint8Array, start: number, end: number): number {
  let hasType = isTypeLike(bytes, start, end);
  let pos = end;
  while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
    const partEnd = endOfName(bytes, pos + 1);
    const isType = isTypeLike(bytes, pos + 1, partEnd);
    if (hasType && !isType) break;
    hasType = isType;
    pos = partEnd;
  }
  return pos;
}

export function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

function isTypeLike(bytes: Uint8Array, start: number, end: number): boolean {
  if (!isCapital(bytes[start]!)) return false;
  for (let pos = start + 1; pos < end; pos++) {
    const byte = bytes[pos]!;
    if (byte >= 97 && byte <= 122) return true;
  }
  return false;
}

function endOfName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  if (bytes[pos - 1] === underscore && pos - start > 1) while (operatorBytes[bytes[pos]!] === 1) pos++;
  return pos;
}
