// Lists of numbers, `1, 2, 3` or `1: 7, 2: 9`: tables that programs write can be megabytes of them. An entry says to the
// reader what the one before it said, so but for the first none needs to be cut into tokens.
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import { endOfNumber } from './literals.ts';
import * as Token from './token.ts';
import { colon, comma, space, tab } from '../../kit/bytes.ts';

/**
 * Behind the entries that follow an entry of the same kind on its line; `start` where there are none. The last `size`
 * tokens are those before `start`, where a number begins.
 */
export function endOfList(bytes: Uint8Array, start: number, kinds: Uint8Array, size: number): number {
  if (size < 4 || kinds[size - 1] !== Token.comma || kinds[size - 2] !== Token.literal) return start;
  const isKeyed = kinds[size - 3] === Token.colon && kinds[size - 4] === Token.literal;
  let end = start;
  for (let pos = start; byteClasses[bytes[pos]!] === ByteClass.digit;) {
    pos = endOfNumber(bytes, pos);
    if (isKeyed) {
      if (bytes[pos] !== colon) break;
      pos = behindBlanks(bytes, pos + 1);
      if (byteClasses[bytes[pos]!] !== ByteClass.digit) break;
      pos = endOfNumber(bytes, pos);
    }
    if (bytes[pos] !== comma) break;
    end = pos + 1;
    pos = behindBlanks(bytes, end);
  }
  return end;
}

function behindBlanks(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (bytes[pos] === space || bytes[pos] === tab) pos++;
  return pos;
}
