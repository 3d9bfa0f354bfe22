// Whether the name just read is a variable's, which alone tells `total /2` from `scan /2/`. Variables are not kept while
// reading: the question is rare, and the answer stands not far above.
import { isBlank, isText, nameBytes, skipBlanks } from './byte-classes.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import type { State } from './state.ts';
import { ampersand, bar, closeParen, colon, comma, dot, equals, greater, tilde } from '../../kit/bytes.ts';

const lookBehind = 3000;

/** The signs of `+=` and its kin. */
const assigning = bytesIn('+-*/%|&^');
const beforeParameter = bytesIn('|,*&(');

export function isVariable(state: State): boolean {
  const { bytes, nameStart, nameEnd } = state;
  if (nameStart === -1 || !state.spend(lookBehind)) return false;
  const length = nameEnd - nameStart;
  const first = bytes[nameStart]!;
  for (let pos = nameStart - 1; pos >= Math.max(0, nameStart - lookBehind); pos--) {
    if (bytes[pos] === 10 && isDefinition(bytes, pos + 1)) return false;
    if (bytes[pos] !== first || (pos > 0 && nameBytes[bytes[pos - 1]!] === 1)) continue;
    let at = 1;
    while (at < length && bytes[pos + at] === bytes[nameStart + at]) at++;
    if (at === length && nameBytes[bytes[pos + at]!] === 0 && isBound(bytes, pos, pos + at)) return true;
  }
  return false;
}

/** `total = 1`, `total += 1`, `|total|`, `def sum(total)` */
function isBound(bytes: Uint8Array, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && isBlank(bytes[before]!)) before--;
  const after = skipBlanks(bytes, end);
  const [left, right, next] = [bytes[before], bytes[after]!, bytes[after + 1]!];
  if (left === dot || left === 64 || left === 36) return false;
  if (right === equals) return next !== equals && next !== tilde && next !== greater;
  const isAssigning = next === equals && assigning[right] === 1;
  const isDoubled = right === next && (right === bar || right === ampersand);
  if (isAssigning || (isDoubled && bytes[after + 2] === equals)) return true;
  if (beforeParameter[left!] !== 1) return false;
  if (right === bar || (left === bar && right === comma)) return true;
  const isListed = right === comma || right === closeParen || right === colon;
  return left !== bar && isListed && isOnDefinition(bytes, start);
}

/** Whether the line of `start` begins with `def`. */
function isOnDefinition(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (pos > 0 && bytes[pos - 1] !== 10) pos--;
  return isDefinition(bytes, pos);
}

function isDefinition(bytes: Uint8Array, lineStart: number): boolean {
  const pos = skipBlanks(bytes, lineStart);
  return isText(bytes, pos, 'def') && isBlank(bytes[pos + 3]!);
}
