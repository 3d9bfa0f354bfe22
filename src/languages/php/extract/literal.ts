// The value of a string literal.
import type { Cursor } from './cursor.ts';
import { backslash, dollar, doubleQuote, singleQuote } from '../../kit/bytes.ts';
const maxLength = 1000;

export interface Literal {
  readonly text: string;
  /** After the closing quote. */
  readonly end: number;
}

/** Undefined if no string begins at `start`, or it has escapes or interpolation. */
export function readLiteral(cursor: Cursor, start: number): Literal | undefined {
  const { bytes, length } = cursor;
  const quote = bytes[start];
  if (quote !== singleQuote && quote !== doubleQuote) return undefined;
  const limit = Math.min(length, start + maxLength);
  let isEscaped = false;
  for (let pos = start + 1; pos < limit; pos++) {
    const byte = bytes[pos];
    if (byte === quote) {
      const text = cursor.slice(start + 1, pos);
      return { text: isEscaped ? text.replaceAll(/\\([\\'"])/g, '$1') : text, end: pos + 1 };
    }
    if (byte === backslash) {
      isEscaped = true;
      const next = bytes[pos + 1];
      if (next === backslash || next === quote) pos++;
      else if (quote === doubleQuote && !isHarmless(next)) return undefined;
    } else if (byte === dollar && quote === doubleQuote) return undefined;
  }
  return undefined;
}

/** In double quotes `\Cart` is not an escape, but `\n` is. */
function isHarmless(next: number | undefined): boolean {
  return next !== undefined && next >= 65 && next <= 90;
}
