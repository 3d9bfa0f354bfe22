// Strings, characters and XML in Scala: how far they go, and where code stands inside them.
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';

const [lf, bang, doubleQuote, dollar, singleQuote, minus, slash, less, greater, question, backslash] = [
  10, 33, 34, 36, 39, 45, 47, 60, 62, 63, 92,
];
const [openBrace, closeBrace, openSquare] = [123, 125, 91];

/** What is being read; those of strings are added up. */
export const Mode = { code: 0, string: 1, long: 2, interpolated: 4, xml: 8, tag: 16 } as const;

/** Where reading stops inside a literal: at its end, at a name (`$cart`), or at code (`${…}`) with what goes on behind it. */
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
      else if (byteClasses[next] === ByteClass.letter) return { kind: 'name', pos: pos + 1 };
    } else if (byte === lf) {
      if (!isLong) return { kind: 'end', pos };
    } else if (byte === backslash && !isLong && bytes[pos + 1] !== lf) pos++;
  }
  return { kind: 'end', pos: length };
}

/** `'a'`, `'\n'`; of a symbol (`'name`) the whole, of a quotation (`'{ code }`) only the quote. */
export function endOfCharacter(bytes: Uint8Array, length: number, start: number): number {
  const first = bytes[start + 1]!;
  if (first === backslash) {
    let pos = start + 3;
    while (bytes[pos] !== singleQuote && bytes[pos] !== lf && pos < length) pos++;
    return bytes[pos] === singleQuote ? pos + 1 : Math.min(pos, length);
  }
  const width = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (bytes[start + 1 + width] === singleQuote && first !== lf && start + 1 + width < length)
    return start + 2 + width;
  if (first === openBrace || first === openSquare) return start + 1;
  let pos = start + 1;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

/** `mode` says whether a tag is still open that code stood in. */
export function readXml(
  bytes: Uint8Array,
  length: number,
  start: number,
  openTags: number,
  mode: number,
): Place {
  let tags = openTags;
  let pos = start;
  if ((mode & Mode.tag) !== 0) {
    const tag = readTag(bytes, length, pos);
    if (tag.isCode) return { kind: 'code', pos: tag.pos, mode, tags };
    pos = tag.pos;
    if (tag.isOpen) tags++;
    if (tags === 0) return { kind: 'end', pos };
  }
  while (pos < length) {
    const byte = bytes[pos]!;
    if (byte === openBrace) {
      if (bytes[pos + 1] !== openBrace) return { kind: 'code', pos: pos + 1, mode: Mode.xml, tags };
      pos += 2;
    } else if (byte !== less) {
      pos++;
    } else if (bytes[pos + 1] === bang || bytes[pos + 1] === question) {
      pos = endOfNote(bytes, length, pos);
      if (tags === 0) return { kind: 'end', pos };
    } else if (bytes[pos + 1] === slash) {
      pos = endOfTag(bytes, length, pos);
      tags--;
      if (tags <= 0) return { kind: 'end', pos };
    } else {
      const tag = readTag(bytes, length, pos + 1);
      if (tag.isCode) return { kind: 'code', pos: tag.pos, mode: Mode.xml + Mode.tag, tags };
      pos = tag.pos;
      if (tag.isOpen) tags++;
      if (tags === 0) return { kind: 'end', pos };
    }
  }
  return { kind: 'end', pos: length };
}

interface Tag {
  readonly pos: number;
  readonly isCode: boolean;
  /** Its content follows. */
  readonly isOpen: boolean;
}

/** Over the rest of a tag, as far as the code in it. */
function readTag(bytes: Uint8Array, length: number, start: number): Tag {
  for (let pos = start; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === greater) return { pos: pos + 1, isCode: false, isOpen: bytes[pos - 1] !== slash };
    if (byte === openBrace) return { pos: pos + 1, isCode: true, isOpen: false };
    if (byte === doubleQuote || byte === singleQuote) {
      const quote = bytes.indexOf(byte, pos + 1);
      if (quote === -1 || quote >= length) break;
      pos = quote;
    } else if (byte === closeBrace) return { pos, isCode: false, isOpen: false };
  }
  return { pos: length, isCode: false, isOpen: false };
}

function endOfTag(bytes: Uint8Array, length: number, start: number): number {
  let pos = start;
  while (bytes[pos] !== greater && pos < length) pos++;
  return Math.min(pos + 1, length);
}

/** `<!-- … -->`, `<![CDATA[ … ]]>`, `<? … ?>` */
function endOfNote(bytes: Uint8Array, length: number, start: number): number {
  const isComment = bytes[start + 2] === minus && bytes[start + 3] === minus;
  const close = isComment ? minus : bytes[start + 1] === question ? question : 93;
  let pos = start + 4;
  while (pos < length && !(bytes[pos] === greater && bytes[pos - 1] === close)) pos++;
  return Math.min(pos + 1, length);
}
