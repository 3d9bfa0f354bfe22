// Where names, paths, numbers and operators end that begin at a place, or stand there at all.
import { ByteClass, byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';

const [dot, less, greater] = [46, 60, 62];

export function endOfName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** Behind a name: over all that follow with a dot before each. */
export function endOfPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
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

/** Of an operator that is a function's name, where angles belong to it. */
export function endOfOperatorName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (operatorBytes[bytes[pos]!] === 1 || bytes[pos] === less || bytes[pos] === greater) pos++;
  return pos;
}
