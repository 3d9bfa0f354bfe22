// Position and line in an Elixir file.
import type { SourceText } from '../../../model/source.ts';
import { ByteClass, byteClasses, nameBytes } from './words.ts';
import { carriageReturn, dot, hash, newline, space, tab } from '../../kit/bytes.ts';
import { endOfLine, endOfRun } from '../../kit/skip.ts';

/** The enclosing module. */
export const module = '__MODULE__';

export class Cursor {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly #text: Buffer;
  pos = 0;
  line = 1;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.length = length;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  moveTo(pos: number): void {
    const { bytes } = this;
    const end = Math.min(pos, this.length);
    for (let at = this.pos; at < end; at++) if (bytes[at] === newline) this.line++;
    this.pos = end;
  }

  /** Of `Shop.Cart`, `__MODULE__` or `__MODULE__.Cart`; `start` if there is none. */
  endOfPath(start: number): number {
    const { bytes } = this;
    if (!isUpper(bytes[start]!) && this.slice(start, start + module.length) !== module) return start;
    let end = this.endOfName(start);
    while (bytes[end] === dot && isUpper(bytes[end + 1]!)) end = this.endOfName(end + 1);
    return end;
  }

  endOfName(start: number): number {
    return endOfRun(this.bytes, start, this.length, nameBytes);
  }

  slice(start: number, end: number): string {
    return this.#text.toString('utf8', start, Math.min(end, this.length));
  }

  skipBlanks(start: number): number {
    let pos = start;
    while (isBlank(this.bytes[pos]!)) pos++;
    return pos;
  }

  /** Also comments, which a group of modules may have. */
  skipSpace(start: number): number {
    const { bytes, length } = this;
    let pos = start;
    while (isBlank(bytes[pos]!) || bytes[pos] === newline || bytes[pos] === hash) {
      pos = bytes[pos] === hash ? endOfLine(bytes, pos, length) : pos + 1;
    }
    return pos;
  }
}

function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

function isBlank(byte: number): boolean {
  return byte === space || byte === tab || byte === carriageReturn;
}
