// Where names, paths, numbers, operators and regular expressions end that begin at a place, or stand there at all.
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import {
  backslash,
  closeParen,
  dot,
  greater,
  hash,
  less,
  newline,
  openParen,
  slash,
  space,
  tab,
} from '../../kit/bytes.ts';

export const nameBytes = nameBytesWith('_$');
export const digitBytes = bytesIn(digits);
/** 1 for a byte that a name begins with. */
export const nameStarts = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** 1 for a byte that an operator goes on with. */
export const operatorBytes = bytesIn('=-?!+*%&|^~\\');
export const blankBytes = bytesIn(' \t\r\v\f');

export function endOfName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** After a name: over all that follow with a dot before each. */
export function endOfPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && nameStarts[bytes[pos + 1]!] === 1) pos = endOfName(bytes, pos + 2);
  return pos;
}

/** The same as far as each may name a type. */
export function endOfUpperPath(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === dot && isUpper(bytes[pos + 1]!)) pos = endOfName(bytes, pos + 2);
  return pos;
}

export function isUpper(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

/** A dot belongs to a number only before a digit. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1 || (bytes[pos] === dot && digitBytes[bytes[pos + 1]!] === 1)) pos++;
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

/** After the bracket that stands there at once, if one does, and all that is in it. */
export function endOfArguments(bytes: Uint8Array, start: number, length: number): number {
  if (bytes[start] !== openParen) return start;
  let depth = 0;
  let pos = start;
  for (; pos < length; pos++) {
    if (bytes[pos] === openParen) depth++;
    else if (bytes[pos] === closeParen && --depth === 0) break;
  }
  return Math.min(pos + 1, length);
}

export interface RegexEnd {
  readonly isRegex: boolean;
  /** After the last sign; where there is none, up to where it was looked for. */
  readonly pos: number;
}

/** Of a literal `/…/` or `#/…/#` whose slash is at `start`; the slash may prove to be an operator. */
export function endOfRegex(
  { bytes, length }: { readonly bytes: Uint8Array; readonly length: number },
  start: number,
  hashes: number,
): RegexEnd {
  const first = bytes[start + 1];
  if (hashes === 0 && (first === space || first === tab || first === slash))
    return { isRegex: false, pos: start };
  // `#/` at the end of a line begins one of several lines.
  const isLong = hashes > 0 && first === newline;
  let depth = 0;
  for (let pos = start + 1; pos < length; pos++) {
    const byte = bytes[pos];
    if (byte === backslash) pos++;
    else if (byte === slash) {
      if (hasHashes(bytes, pos + 1, hashes)) return { isRegex: true, pos: pos + 1 + hashes };
    } else if (byte === newline && !isLong) return { isRegex: false, pos };
    else if (byte === openParen) depth++;
    // `reduce(1, /)` hands over an operator.
    else if (byte === closeParen && --depth < 0 && hashes === 0) return { isRegex: false, pos };
  }
  return { isRegex: false, pos: length };
}

function hasHashes(bytes: Uint8Array, start: number, count: number): boolean {
  for (let pos = start; pos < start + count; pos++) if (bytes[pos] !== hash) return false;
  return true;
}
