// String literals and templates without substitutions: their ends and values.
import { backslash, backquote } from '../../kit/bytes.ts';
import { skipString } from './skip.ts';

/** End of the literal at `start`, or -1 if there is none or it is unclosed. */
export function literalEnd(bytes: Uint8Array, start: number, length: number): number {
  const first = bytes[start];
  if (first === 0x22 || first === 0x27) {
    const end = skipString(bytes, start, length);
    return end - start > 1 && bytes[end - 1] === first ? end : -1;
  }
  return first === backquote ? plainTemplateEnd(bytes, start, length) : -1;
}

function plainTemplateEnd(bytes: Uint8Array, start: number, length: number): number {
  for (let pos = start + 1; pos < length; pos++) {
    const byte = bytes[pos];
    if (byte === backquote) return pos + 1;
    if (byte === backslash) pos++;
    else if (byte === 0x24 && bytes[pos + 1] === 0x7b) return -1;
  }
  return -1;
}

export function decodeLiteral(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start, end);
  return text.includes('\\') ? unescape(text) : text;
}

const plainEscapes = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['0', '\0'],
]);

function unescape(text: string): string {
  let result = '';
  let pos = 0;
  for (let next = text.indexOf('\\'); next !== -1; next = text.indexOf('\\', pos)) {
    result += text.slice(pos, next);
    const escaped = text[next + 1] ?? '';
    pos = next + 2;
    if (escaped === 'u' || escaped === 'x') {
      const digits = hexDigits(text, pos, escaped);
      result += digits.value === undefined ? escaped : String.fromCodePoint(digits.value);
      pos = digits.end;
    } else if (escaped === '\r' && text[pos] === '\n') pos++;
    else if (!isLineEnd(escaped)) result += plainEscapes.get(escaped) ?? escaped;
  }
  return result + text.slice(pos);
}

interface HexDigits {
  readonly value: number | undefined;
  readonly end: number;
}

function hexDigits(text: string, start: number, escape: 'u' | 'x'): HexDigits {
  const braced = escape === 'u' && text[start] === '{';
  const from = braced ? start + 1 : start;
  const to = braced ? text.indexOf('}', from) : start + (escape === 'u' ? 4 : 2);
  const digits = text.slice(from, Math.max(from, to));
  // Any number of leading zeros is allowed, but no path needs them.
  const value = /^[\da-f]{2,8}$|^[\da-f]$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
  if (value === undefined || value > 0x10ffff) return { value: undefined, end: start };
  return { value, end: braced ? to + 1 : to };
}

function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029';
}
