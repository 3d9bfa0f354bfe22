// Each function takes the first offset of a piece of text and returns its end. All rely on the zero after the text, and
// read each byte once.
import { backquote, backslash, carriageReturn, newline, slash, star } from '../../kit/bytes.ts';
import { ByteClass, continuesWord, tokenClass } from './byte-classes.ts';

/** `start` is the opening quote. A line end closes an unclosed string. */
export function skipString(bytes: Uint8Array, start: number, length: number): number {
  const quote = bytes[start];
  let pos = start + 1;
  for (;;) {
    const byte = bytes[pos];
    if (byte === quote) return pos + 1;
    if (byte === backslash) pos += bytes[pos + 1] === carriageReturn && bytes[pos + 2] === newline ? 3 : 2;
    else if (byte === newline || (byte === 0 && pos >= length)) return Math.min(pos, length);
    else pos++;
    if (pos >= length) return length;
  }
}

/** `#!/usr/bin/env node` at the start of the text. */
export function skipHashbang(bytes: Uint8Array, length: number): number {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? skipLine(bytes, 0, length) : 0;
}

export function skipLine(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  for (;;) {
    const byte = bytes[pos];
    if (byte === newline || byte === carriageReturn) return pos;
    if (byte === 0 && pos >= length) return length;
    pos++;
  }
}

/** `start` is the slash of the comment. Checks every second byte: its end has two bytes. */
export function skipBlockComment(bytes: Uint8Array, start: number, length: number): number {
  let pos = start + 3;
  while (pos < length) {
    const byte = bytes[pos];
    if (byte === slash && bytes[pos - 1] === star) return pos + 1;
    pos += byte === star ? 1 : 2;
  }
  return length;
}

/** End of the regular expression at `start`. If the line ends first, it is not one: returns -offset - 1 of that line end. */
export function skipRegExp(bytes: Uint8Array, start: number, length: number): number {
  let pos = start + 1;
  let inClass = false;
  for (;;) {
    const byte = bytes[pos];
    if (byte === newline || byte === carriageReturn || (byte === 0 && pos >= length)) return -pos - 1;
    if (byte === backslash) pos++;
    else if (byte === 0x5b) inClass = true;
    else if (byte === 0x5d) inClass = false;
    else if (byte === 0x2f && !inClass) return skipWord(bytes, pos + 1);
    pos++;
    if (pos > length) return -pos - 1;
  }
}

/**
 * From after a backtick or substitution: the end of the template, or the offset after the next `${`. If neither comes, the
 * offset after the zero that follows the text, so that the last byte always tells.
 */
export function skipTemplateText(bytes: Uint8Array, from: number, length: number): number {
  for (let pos = from; pos < length; pos++) {
    const byte = bytes[pos];
    if (byte === backquote) return pos + 1;
    if (byte === backslash) pos++;
    else if (byte === 0x24 && bytes[pos + 1] === 0x7b) return pos + 2;
  }
  return length + 1;
}

/** Reads a number like a word that may contain dots. */
export function skipNumber(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (continuesWord[bytes[pos]!] === 1 || bytes[pos] === 0x2e) pos++;
  return pos;
}

export function skipWord(bytes: Uint8Array, start: number): number {
  let pos = start;
  for (;;) {
    const byte = bytes[pos]!;
    if (continuesWord[byte] === 0) return pos;
    if (byte >= 0x80 && wideSpaceLength(bytes, pos) > 0) return pos;
    pos++;
  }
}

/** Skips spaces and comments; returns `length` at the end. */
export function skipTrivia(bytes: Uint8Array, start: number, length: number): number {
  let end = start;
  for (;;) {
    const pos = skipSpaces(bytes, end, length);
    end = skipComment(bytes, pos, length);
    if (end === pos) return pos;
  }
}

export function skipSpaces(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  while (pos < length) {
    const byte = bytes[pos]!;
    if (tokenClass[byte] === ByteClass.space) pos++;
    else {
      const wide = byte < 0x80 ? 0 : wideSpaceLength(bytes, pos);
      if (wide === 0) return pos;
      pos += wide;
    }
  }
  return length;
}

/** Skips spaces of ASCII. */
export function skipBlanks(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  while (pos < length && tokenClass[bytes[pos]!] === ByteClass.space) pos++;
  return pos;
}

/** Returns `start` if there is none. */
export function skipComment(bytes: Uint8Array, start: number, length: number): number {
  if (bytes[start] !== slash) return start;
  if (bytes[start + 1] === slash) return skipLine(bytes, start, length);
  return bytes[start + 1] === star ? skipBlockComment(bytes, start, length) : start;
}

/** Whether a line ends between `pos` and the token before it. */
export function startsLine(bytes: Uint8Array, pos: number): boolean {
  for (let i = pos - 1; i >= 0; i--) {
    const byte = bytes[i]!;
    if (byte === newline || byte === carriageReturn) return true;
    if (tokenClass[byte] !== ByteClass.space) return false;
  }
  return true;
}

/** Length of the non-ASCII space at `pos` (no-break space, BOM …); 0 for none. */
export function wideSpaceLength(bytes: Uint8Array, pos: number): number {
  const first = bytes[pos];
  const second = bytes[pos + 1]!;
  const third = bytes[pos + 2]!;
  if (first === 0xc2) return second === 0xa0 || second === 0x85 ? 2 : 0;
  if (first === 0xe2) {
    if (second === 0x81) return third === 0x9f ? 3 : 0;
    return second === 0x80 &&
      ((third >= 0x80 && third <= 0x8b) || third === 0xa8 || third === 0xa9 || third === 0xaf)
      ? 3
      : 0;
  }
  if (first === 0xe1) return second === 0x9a && third === 0x80 ? 3 : 0;
  if (first === 0xe3) return second === 0x80 && third === 0x80 ? 3 : 0;
  return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
}
