// Method names after `def`, `alias`, `undef`, a dot or the colon of a symbol. Keywords and most operators are names there.
import { bytesIn } from '../../kit/byte-table.ts';
import { isText, nameBytes, skipName } from './byte-classes.ts';
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

/** Operators of more than one sign, the longest first; `[` and `=` alone are none. */
const longOperators = '[]= === <=> [] == =~ << >> <= >= ** != !~'.split(' ');

export function endOfOperator(bytes: Uint8Array, start: number): number {
  const operator = longOperators.find((signs) => isText(bytes, start, signs));
  if (operator !== undefined) return start + operator.length;
  if (bytes[start] === Byte.openBracket || bytes[start] === Byte.equals) return start;
  return bytes[start + 1] === Byte.at ? start + 2 : start + 1;
}
