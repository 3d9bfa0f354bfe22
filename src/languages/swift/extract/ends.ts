// Finds the end of a name, path, number, operator or regular expression.
import { bytesIn, digits, nameBytesWith, uppers } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfRun } from '../../kit/skip.ts';

export const nameBytes = nameBytesWith('_$');
export const digitBytes = bytesIn(digits);
export const nameStarts = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** Bytes after the first of an operator. */
export const operatorBytes = bytesIn('=-?!+*%&|^~\\');
export const blankBytes = bytesIn(' \t\r\v\f');

/** What begins a name that can be a type. */
export const upperStarts = bytesIn(uppers);

export function endOfName(bytes: Uint8Array, start: number): number {
  return endOfRun(bytes, start, bytes.length, nameBytes);
}

/** From the end of a name, over every `.name` that follows and begins with one of these bytes. */
export function endOfPath(bytes: Uint8Array, start: number, starts: Uint8Array = nameStarts): number {
  let pos = start;
  while (bytes[pos] === Byte.dot && starts[bytes[pos + 1]!] === 1) pos = endOfName(bytes, pos + 2);
  return pos;
}

export function endOfOperator(bytes: Uint8Array, start: number): number {
  return endOfRun(bytes, start, bytes.length, operatorBytes);
}

/** Operator as a function name: angle brackets belong to it, except one that opens generic parameters. */
export function endOfOperatorName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (operatorBytes[bytes[pos]!] === 1 || bytes[pos] === Byte.less || bytes[pos] === Byte.greater) pos++;
  const isGeneric = pos > start && bytes[pos - 1] === Byte.less && nameStarts[bytes[pos]!] === 1;
  return isGeneric ? pos - 1 : pos;
}

/** After the parenthesized arguments at `start`; `start` if there are none. */
export function endOfArguments(bytes: Uint8Array, start: number, length: number): number {
  if (bytes[start] !== Byte.openParen) return start;
  let depth = 0;
  let pos = start;
  for (; pos < length; pos++) {
    if (bytes[pos] === Byte.openParen) depth++;
    else if (bytes[pos] === Byte.closeParen && --depth === 0) break;
  }
  return Math.min(pos + 1, length);
}

export interface RegexEnd {
  readonly isRegex: boolean;
  /** After the closing delimiter, or where the search gave up. */
  readonly pos: number;
}

/** For a literal `/…/` or `#/…/#` with its slash at `start`. The slash may also be an operator. */
export function endOfRegex(
  { bytes, length }: { readonly bytes: Uint8Array; readonly length: number },
  start: number,
  hashes: number,
): RegexEnd {
  const first = bytes[start + 1];
  if (hashes === 0 && (first === Byte.space || first === Byte.tab || first === Byte.slash))
    return { isRegex: false, pos: start };
  // `#/` at the end of a line begins a multi-line literal.
  const isLong = hashes > 0 && first === Byte.newline;
  let depth = 0;
  for (let pos = start + 1; pos < length; pos++) {
    const byte = bytes[pos];
    if (byte === Byte.backslash) pos++;
    else if (byte === Byte.slash) {
      if (hasHashes(bytes, pos + 1, hashes)) return { isRegex: true, pos: pos + 1 + hashes };
    } else if (byte === Byte.newline && !isLong) return { isRegex: false, pos };
    else if (byte === Byte.openParen) depth++;
    // `reduce(1, /)` passes an operator.
    else if (byte === Byte.closeParen && --depth < 0 && hashes === 0) return { isRegex: false, pos };
  }
  return { isRegex: false, pos: length };
}

function hasHashes(bytes: Uint8Array, start: number, count: number): boolean {
  for (let pos = start; pos < start + count; pos++) if (bytes[pos] !== Byte.hash) return false;
  return true;
}
