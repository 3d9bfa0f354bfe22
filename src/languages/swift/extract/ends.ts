// Where names, paths, numbers and operators end that begin at a place, or stand there at all.
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, nameStarts, operatorBytes } from './byte-classes.ts';
import { dot, greater, less } from '../../kit/bytes.ts';
const letterA = 65;
const letterZ = 90;

export function endOfName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

export function endOfBlanks(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
  return pos;
}

/** Behind a name: over all that follow with a dot before each. */
export function endOfPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && nameStarts[bytes[pos + 1]!] === 1) {
    pos += 2;
    while (nameBytes[bytes[pos]!] === 1) pos++;
  }
  return pos;
}

/** The same as far as each may name a type. */
export function endOfUpperPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && bytes[pos + 1]! >= letterA && bytes[pos + 1]! <= letterZ) {
    pos = endOfName(bytes, pos + 2);
  }
  return pos;
}

/** `name: "x".y` in a number: a dot belongs to it only before a digit. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (
    nameBytes[bytes[pos]!] === 1 ||
    (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.digit)
  )
    pos++;
  return pos;
}

export function endOfOperator(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (operatorBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** Of an operator that is a function's name, where angles belong to it, but for the one that begins generic parameters. */
export function endOfOperatorName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (operatorBytes[bytes[pos]!] === 1 || bytes[pos] === less || bytes[pos] === greater) pos++;
  const isGeneric = pos > start && bytes[pos - 1] === less && nameStarts[bytes[pos]!] === 1;
  return isGeneric ? pos - 1 : pos;
}
