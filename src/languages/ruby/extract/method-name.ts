// Method names after `def`, `alias`, `undef`, a dot or the colon of a symbol. Keywords and most operators are names there.
import { bytesIn } from '../../kit/byte-table.ts';
import { nameBytes, skipName } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';
const operators = bytesIn('+-*/%=<>!&|^~`[');

/** The end of the name; `start` if there is none. */
export function endOfMethodName(bytes: Uint8Array, start: number): number {
  const byte = bytes[start]!;
  if (nameBytes[byte] === 1) return endOfAssignable(bytes, start);
  return operators[byte] === 1 ? endOfOperator(bytes, start) : start;
}

/** `cart`, `empty?`, `save!`, `total=` */
function endOfAssignable(bytes: Uint8Array, start: number): number {
  const pos = skipName(bytes, start);
  const [byte, next] = [bytes[pos]!, bytes[pos + 1]!];
  if ((byte === Byte.bang || byte === Byte.question) && next !== Byte.equals) return pos + 1;
  const isSetter =
    byte === Byte.equals &&
    next !== Byte.tilde &&
    next !== Byte.greater &&
    (next !== Byte.equals || bytes[pos + 2] === Byte.greater);
  return isSetter ? pos + 1 : pos;
}

export function endOfOperator(bytes: Uint8Array, start: number): number {
  const [first, second, third] = [bytes[start]!, bytes[start + 1]!, bytes[start + 2]!];
  if (first === Byte.openBracket) {
    if (second !== Byte.closeBracket) return start;
    return third === Byte.equals ? start + 3 : start + 2;
  }
  if (first === Byte.equals) {
    if (second !== Byte.equals && second !== Byte.tilde) return start;
    return second === Byte.equals && third === Byte.equals ? start + 3 : start + 2;
  }
  if (first === Byte.less && second === Byte.equals && third === Byte.greater) return start + 3;
  if ((first === Byte.less || first === Byte.greater) && (second === first || second === Byte.equals))
    return start + 2;
  if (first === Byte.star && second === Byte.star) return start + 2;
  if (first === Byte.bang && (second === Byte.equals || second === Byte.tilde)) return start + 2;
  return second === Byte.at ? start + 2 : start + 1;
}
