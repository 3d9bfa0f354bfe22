// Which token an operator is: a few of them say something about the names around them.
import { classifyBytes } from '../../kit/byte-table.ts';
import { operatorBytes } from './byte-classes.ts';
import * as Token from './token.ts';
import { equals, greater, less, minus, question, slash, star } from '../../kit/bytes.ts';
/** Of `⇒` and `←` in UTF-8. */
export const arrowWidth = 3;

/** Of an operator of one byte. */
export const singleOperators = classifyBytes(Token.operator, Token.operator, [
  [Token.colon, ':'],
  [Token.assign, '='],
  [Token.at, '@'],
]);

/** An operator that begins there; `+/*` ends where a comment begins. */
export function endOfOperator(bytes: Uint8Array, start: number): number {
  let pos = start + 1;
  for (let byte = bytes[pos]!; operatorBytes[byte] === 1; byte = bytes[++pos]!) {
    if (byte === slash && (bytes[pos + 1] === slash || bytes[pos + 1] === star)) break;
  }
  return pos;
}

/** Of a longer one. */
export function operatorOf(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]!;
  const second = bytes[start + 1]!;
  if (end - start === 2) {
    if (first === equals && second === greater) return Token.arrow;
    return first === less && second === minus ? Token.from : Token.operator;
  }
  return end - start === 3 && first === question && second === equals ? Token.arrow : Token.operator;
}

/** `⇒` and `←`, as older code writes them; a name where it is neither. */
export function arrowAt(bytes: Uint8Array, start: number): number {
  const [second, third] = [bytes[start + 1], bytes[start + 2]];
  if (second === 0x87 && third === 0x92) return Token.arrow;
  return second === 0x86 && third === 0x90 ? Token.from : Token.name;
}
