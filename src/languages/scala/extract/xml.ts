// XML literals of Scala: their ends, and the code in them.
import { blankBytes, firstBytes } from './bytes.ts';
import { Mode } from './literals.ts';
import type { Place } from './literals.ts';
import {
  bang,
  closeBrace,
  closeBracket,
  dollar,
  doubleQuote,
  greater,
  less,
  minus,
  newline,
  openBrace,
  openParen,
  question,
  singleQuote,
  slash,
} from '../../kit/bytes.ts';

/** XML may begin before a name, after a blank or an opening bracket (as in Scala's own lexer). */
export function beginsXml(bytes: Uint8Array, pos: number): boolean {
  const next = bytes[pos + 1]!;
  const isName = firstBytes[next] === 1 && next !== dollar;
  if (!isName && !(next === bang && bytes[pos + 2] === minus)) return false;
  const before = pos === 0 ? newline : bytes[pos - 1]!;
  const isBlank = blankBytes[before] === 1 || before === newline;
  return isBlank || before === openBrace || before === openParen;
}

interface XmlText {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly start: number;
  /** Open tags. */
  readonly tags: number;
  /** Whether the code was inside a tag. */
  readonly mode: number;
}

export function readXml({ bytes, length, start, tags: openTags, mode }: XmlText): Place {
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
  /** Content follows. */
  readonly isOpen: boolean;
}

/** The rest of a tag, up to code in it. */
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
  const close = isComment ? minus : bytes[start + 1] === question ? question : closeBracket;
  let pos = start + 4;
  while (pos < length && !(bytes[pos] === greater && bytes[pos - 1] === close)) pos++;
  return Math.min(pos + 1, length);
}
