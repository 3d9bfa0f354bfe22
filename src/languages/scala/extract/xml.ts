// XML literals of Scala: their ends, and the code in them.
import { blankBytes, firstBytes } from './bytes.ts';
import { Mode } from './literals.ts';
import type { Place } from './literals.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** XML may begin before a name, after a blank or an opening bracket (as in Scala's own lexer). */
export function beginsXml(bytes: Uint8Array, pos: number): boolean {
  const next = bytes[pos + 1]!;
  const isName = firstBytes[next] === 1 && next !== Byte.dollar;
  if (!isName && !(next === Byte.bang && bytes[pos + 2] === Byte.minus)) return false;
  const before = pos === 0 ? Byte.newline : bytes[pos - 1]!;
  const isBlank = blankBytes[before] === 1 || before === Byte.newline;
  return isBlank || before === Byte.openBrace || before === Byte.openParen;
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
    if (byte === Byte.openBrace) {
      if (bytes[pos + 1] !== Byte.openBrace) return { kind: 'code', pos: pos + 1, mode: Mode.xml, tags };
      pos += 2;
    } else if (byte !== Byte.less) {
      pos++;
    } else if (bytes[pos + 1] === Byte.bang || bytes[pos + 1] === Byte.question) {
      pos = endOfNote(bytes, length, pos);
      if (tags === 0) return { kind: 'end', pos };
    } else if (bytes[pos + 1] === Byte.slash) {
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
  noteUnclosed();
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
    if (byte === Byte.greater) return { pos: pos + 1, isCode: false, isOpen: bytes[pos - 1] !== Byte.slash };
    if (byte === Byte.openBrace) return { pos: pos + 1, isCode: true, isOpen: false };
    if (byte === Byte.doubleQuote || byte === Byte.singleQuote) {
      const quote = bytes.indexOf(byte, pos + 1);
      if (quote === -1 || quote >= length) break;
      pos = quote;
    } else if (byte === Byte.closeBrace) return { pos, isCode: false, isOpen: false };
  }
  return { pos: length, isCode: false, isOpen: false };
}

function endOfTag(bytes: Uint8Array, length: number, start: number): number {
  let pos = start;
  while (bytes[pos] !== Byte.greater && pos < length) pos++;
  return Math.min(pos + 1, length);
}

/** `<!-- … -->`, `<![CDATA[ … ]]>`, `<? … ?>` */
function endOfNote(bytes: Uint8Array, length: number, start: number): number {
  const isComment = bytes[start + 2] === Byte.minus && bytes[start + 3] === Byte.minus;
  const close = isComment
    ? Byte.minus
    : bytes[start + 1] === Byte.question
      ? Byte.question
      : Byte.closeBracket;
  let pos = start + 4;
  while (pos < length && !(bytes[pos] === Byte.greater && bytes[pos - 1] === close)) pos++;
  return Math.min(pos + 1, length);
}
