// An opening tag of a Vue, Svelte or Astro component.
import { slash, equals, greater, openBrace, closeBrace } from '../../kit/bytes.ts';
import { ByteClass, tokenClass } from './byte-classes.ts';
import { skipBlanks } from './skip.ts';

/** Offsets in the text of a component. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface MarkupTag {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  /** After its `>`. */
  readonly end: number;
  /** `<script src="…" />` */
  readonly isClosed: boolean;
}

export interface AttributeValue {
  readonly text: string;
  readonly offset: number;
}

/** `start` is the offset of a `<`; `bytes` is exactly the text of the component. */
export function readTag(bytes: Buffer, start: number): MarkupTag {
  let pos = start + 1;
  while (!endsName(bytes[pos])) pos++;
  const name = bytes.toString('latin1', start + 1, pos).toLowerCase();
  const attributes = new Map<string, AttributeValue>();
  for (;;) {
    pos = skipBlanks(bytes, pos, bytes.length);
    const byte = bytes[pos];
    if (byte === undefined) return { name, attributes, end: bytes.length, isClosed: true };
    if (byte === greater) return { name, attributes, end: pos + 1, isClosed: bytes[pos - 1] === slash };
    const nameEnd = attributeNameEnd(bytes, pos);
    const valueStart = skipBlanks(bytes, nameEnd, bytes.length);
    if (byte === slash || bytes[valueStart] !== equals) {
      if (byte !== slash) attributes.set(bytes.toString('latin1', pos, nameEnd), { text: '', offset: pos });
      pos = Math.max(nameEnd, pos + 1);
      continue;
    }
    const offset = skipBlanks(bytes, valueStart + 1, bytes.length);
    const end = valueEnd(bytes, offset);
    const isQuoted = bytes[offset] === 0x22 || bytes[offset] === 0x27;
    const text = isQuoted ? bytes.toString('utf8', offset + 1, end - 1) : bytes.toString('utf8', offset, end);
    attributes.set(bytes.toString('latin1', pos, nameEnd), { text, offset });
    pos = Math.max(end, pos + 1);
  }
}

function endsName(byte: number | undefined): boolean {
  return byte === undefined || byte === greater || byte === slash || tokenClass[byte] === ByteClass.space;
}

function attributeNameEnd(bytes: Buffer, from: number): number {
  if (bytes[from] === openBrace) return bracesEnd(bytes, from);
  let pos = from;
  while (!endsName(bytes[pos]) && bytes[pos] !== equals) pos++;
  return pos;
}

function valueEnd(bytes: Buffer, from: number): number {
  const first = bytes[from];
  if (first === openBrace) return bracesEnd(bytes, from);
  if (first === 0x22 || first === 0x27) {
    const end = bytes.indexOf(first, from + 1);
    return end === -1 ? bytes.length : end + 1;
  }
  let pos = from;
  while (pos < bytes.length && bytes[pos] !== greater && tokenClass[bytes[pos]!] !== ByteClass.space) pos++;
  return pos;
}

function bracesEnd(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let pos = from; pos < bytes.length; pos++) {
    if (bytes[pos] === openBrace) depth++;
    else if (bytes[pos] === closeBrace && --depth === 0) return pos + 1;
  }
  return bytes.length;
}
