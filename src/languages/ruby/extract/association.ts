// The class of an association of Rails, by its literal name: `has_many :rates, class_name: 'TaxRate'`.
import { isText, isUpper, nameBytes, skipBlanks, skipName } from './byte-classes.ts';
import type { State } from './state.ts';
import * as Byte from '../../kit/bytes.ts';

const key = 'class_name';

/** At the start of a key among the arguments of an association; `end` is behind it and its colon, if that follows it. */
export function readAssociated(state: State, start: number, end: number): void {
  const { bytes, frame, findings } = state;
  if (!isText(bytes, start, key) || nameBytes[bytes[start + key.length]!] === 1) return;
  let at = skipBlanks(bytes, end);
  if (bytes[end - 1] !== Byte.colon) {
    if (bytes[at] !== Byte.equals || bytes[at + 1] !== Byte.greater) return;
    at = skipBlanks(bytes, at + 2);
  }
  const quote = bytes[at];
  if (quote !== Byte.singleQuote && quote !== Byte.doubleQuote) return;
  const close = endOfConstant(bytes, at + 1);
  if (close === -1 || bytes[close] !== quote) return;
  const after = bytes[skipBlanks(bytes, close + 1)];
  if (after !== Byte.plus && after !== Byte.percent) findings.refer(frame.nesting, at + 1, close, false);
}

/** -1 if there is no constant. */
function endOfConstant(bytes: Uint8Array, start: number): number {
  let pos = isScope(bytes, start) ? start + 2 : start;
  for (;;) {
    if (!isUpper(bytes[pos]!)) return -1;
    pos = skipName(bytes, pos);
    if (!isScope(bytes, pos)) return pos;
    pos += 2;
  }
}

function isScope(bytes: Uint8Array, pos: number): boolean {
  return bytes[pos] === Byte.colon && bytes[pos + 1] === Byte.colon;
}
