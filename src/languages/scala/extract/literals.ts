// String and character literals of Scala: their ends, and the code in them.
import * as Byte from '../../kit/bytes.ts';
import { firstBytes, nameBytes } from './bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** What is being read; flags of strings are combined. */
export const Mode = { code: 0, string: 1, long: 2, interpolated: 4, xml: 8, tag: 16 } as const;

/** Where reading stops in a literal: its end, a name (`$cart`), or code (`${…}`) that is followed by more text. */
export type Place =
  | { readonly kind: 'end'; readonly pos: number }
  | { readonly kind: 'name'; readonly pos: number }
  | { readonly kind: 'code'; readonly pos: number; readonly mode: number; readonly tags: number };

/** An unclosed string ends with its line, unless it is multi-line. */
export function readQuoted(bytes: Uint8Array, length: number, start: number, mode: number): Place {
  const isLong = (mode & Mode.long) !== 0;
  const isInterpolated = (mode & Mode.interpolated) !== 0;
  let pos = start;
  for (; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === Byte.doubleQuote) {
      if (!isLong) return { kind: 'end', pos: pos + 1 };
      if (bytes[pos + 1] === Byte.doubleQuote && bytes[pos + 2] === Byte.doubleQuote) {
        pos += 3;
        while (bytes[pos] === Byte.doubleQuote) pos++;
        return { kind: 'end', pos };
      }
    } else if (byte === Byte.dollar && isInterpolated) {
      const next = bytes[pos + 1]!;
      if (next === Byte.openBrace) return { kind: 'code', pos: pos + 2, mode, tags: 0 };
      if (next === Byte.dollar) pos++;
      else if (firstBytes[next] === 1) return { kind: 'name', pos: pos + 1 };
    } else if (byte === Byte.newline) {
      if (!isLong) return { kind: 'end', pos };
    } else if (byte === Byte.backslash && !isLong && bytes[pos + 1] !== Byte.newline) pos++;
  }
  noteUnclosed();
  return { kind: 'end', pos: length };
}

/** `'a'`, `'\n'`; all of a symbol (`'name`), but only the quote of a quotation (`'{ code }`). */
export function endOfCharacter(bytes: Uint8Array, length: number, start: number): number {
  const first = bytes[start + 1]!;
  if (first === Byte.backslash) {
    let pos = start + 3;
    while (bytes[pos] !== Byte.singleQuote && bytes[pos] !== Byte.newline && pos < length) pos++;
    return bytes[pos] === Byte.singleQuote ? pos + 1 : Math.min(pos, length);
  }
  const width = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (bytes[start + 1 + width] === Byte.singleQuote && first !== Byte.newline && start + 1 + width < length)
    return start + 2 + width;
  if (first === Byte.openBrace || first === Byte.openBracket) return start + 1;
  let pos = start + 1;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** The closing backquote of a name, or the end of the line. */
export function endOfBackquoted(bytes: Uint8Array, length: number, start: number): number {
  let pos = start + 1;
  while (bytes[pos] !== Byte.backquote && bytes[pos] !== Byte.newline && pos < length) pos++;
  return pos;
}
