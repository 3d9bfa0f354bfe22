// `+ += ++ << <<= <- &^= …`: which of them it is does not matter, but for those that assign or end a statement.
import * as Token from './token.ts';
import { ampersand, bang, equals, greater, less, minus, plus } from '../../kit/bytes.ts';

const caret = 94;

export function operatorAt(bytes: Uint8Array, start: number): number {
  const first = bytes[start]!;
  const second = bytes[start + 1]!;
  if ((first === plus || first === minus) && second === first) return Token.step;
  const isLonger = isJoined(first, second);
  if (bytes[start + (isLonger ? 2 : 1)] !== equals) return Token.operator;
  // `<=`, `>=` and `!=` compare.
  return !isLonger && (first === less || first === greater || first === bang) ? Token.operator : Token.assign;
}

export function endOfOperator(bytes: Uint8Array, start: number): number {
  const first = bytes[start]!;
  const second = bytes[start + 1]!;
  if (isJoined(first, second)) return start + (bytes[start + 2] === equals ? 3 : 2);
  const hasSecond = second === equals || second === first || (first === less && second === minus);
  return start + (hasSecond ? 2 : 1);
}

/** `<<`, `>>` and `&^`, behind which there may be an `=`. */
function isJoined(first: number, second: number): boolean {
  return (
    ((first === less || first === greater) && second === first) || (first === ampersand && second === caret)
  );
}
