// The names of methods where nothing else can stand: behind `def`, `alias`, `undef`, a dot or the colon of a symbol.
// There a keyword is a name, and so are most operators.
import { bytesIn } from '../../kit/byte-table.ts';
import { nameBytes, skipName } from './byte-classes.ts';
import {
  at,
  bang,
  closeBracket,
  equals,
  greater,
  less,
  openBracket,
  question,
  star,
  tilde,
} from '../../kit/bytes.ts';
const operators = bytesIn('+-*/%=<>!&|^~`[');

/** Where the name that begins here ends; `start` itself where none does. */
export function endOfMethodName(bytes: Uint8Array, start: number): number {
  const byte = bytes[start]!;
  if (nameBytes[byte] === 1) return endOfAssignable(bytes, start);
  return operators[byte] === 1 ? endOfOperator(bytes, start) : start;
}

/** `cart`, `empty?`, `save!`, `total=` */
function endOfAssignable(bytes: Uint8Array, start: number): number {
  const pos = skipName(bytes, start);
  const [byte, next] = [bytes[pos]!, bytes[pos + 1]!];
  if ((byte === bang || byte === question) && next !== equals) return pos + 1;
  const isSetter =
    byte === equals && next !== tilde && next !== greater && (next !== equals || bytes[pos + 2] === greater);
  return isSetter ? pos + 1 : pos;
}

export function endOfOperator(bytes: Uint8Array, start: number): number {
  const [first, second, third] = [bytes[start]!, bytes[start + 1]!, bytes[start + 2]!];
  if (first === openBracket) {
    if (second !== closeBracket) return start;
    return third === equals ? start + 3 : start + 2;
  }
  if (first === equals) {
    if (second !== equals && second !== tilde) return start;
    return second === equals && third === equals ? start + 3 : start + 2;
  }
  if (first === less && second === equals && third === greater) return start + 3;
  if ((first === less || first === greater) && (second === first || second === equals)) return start + 2;
  if (first === star && second === star) return start + 2;
  if (first === bang && (second === equals || second === tilde)) return start + 2;
  return second === at ? start + 2 : start + 1;
}
