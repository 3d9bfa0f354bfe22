// Strings and characters in Scala: how far they go, and where code stands inside them.
import {
  backquote,
  backslash,
  dollar,
  doubleQuote,
  newline,
  openBrace,
  openBracket,
  singleQuote,
} from '../../kit/bytes.ts';
import { firstBytes, nameBytes } from './bytes.ts';

/** What is being read; those of strings are added up. */
export const Mode = { code: 0, string: 1, long: 2, interpolated: 4, xml: 8, tag: 16 } as const;

/** Where reading stops inside a literal: at its end, at a name (`$cart`), or at code (`${…}`) and what goes on after it. */
export type Place =
  | { readonly kind: 'end'; readonly pos: number }
  | { readonly kind: 'name'; readonly pos: number }
  | { readonly kind: 'code'; readonly pos: number; readonly mode: number; readonly tags: number };

/** A string that is not closed ends with its line, but a long one does not. */
export function readQuoted(bytes: Uint8Array, length: number, start: number, mode: number): Place {
  const isLong = (mode & Mode.long) !== 0;
  const isInterpolated = (mode & Mode.interpolated) !== 0;
  let pos = start;
  for (; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === doubleQuote) {
      if (!isLong) return { kind: 'end', pos: pos + 1 };
      if (bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote) {
        pos += 3;
        while (bytes[pos] === doubleQuote) pos++;
        return { kind: 'end', pos };
      }
    } else if (byte === dollar && isInterpolated) {
      const next = bytes[pos + 1]!;
      if (next === openBrace) return { kind: 'code', pos: pos + 2, mode, tags: 0 };
      if (next === dollar) pos++;
      else if (firstBytes[next] === 1) return { kind: 'name', pos: pos + 1 };
    } else if (byte === newline) {
      if (!isLong) return { kind: 'end', pos };
    } else if (byte === backslash && !isLong && bytes[pos + 1] !== newline) pos++;
  }
  return { kind: 'end', pos: length };
}

/** `'a'`, `'\n'`; of a symbol (`'name`) the whole, of a quotation (`'{ code }`) only the quote. */
export function endOfCharacter(bytes: Uint8Array, length: number, start: number): number {
  const first = bytes[start + 1]!;
  if (first === backslash) {
    let pos = start + 3;
    while (bytes[pos] !== singleQuote && bytes[pos] !== newline && pos < length) pos++;
    return bytes[pos] === singleQuote ? pos + 1 : Math.min(pos, length);
  }
  const width = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (bytes[start + 1 + width] === singleQuote && first !== newline && start + 1 + width < length)
    return start + 2 + width;
  if (first === openBrace || first === openBracket) return start + 1;
  let pos = start + 1;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** Of a name in backquotes: its closing one, or the end of the line. */
export function endOfBackquoted(bytes: Uint8Array, length: number, start: number): number {
  let pos = start + 1;
  while (bytes[pos] !== backquote && bytes[pos] !== newline && pos < length) pos++;
  return pos;
}
