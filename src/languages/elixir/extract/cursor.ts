// The bytes of one file, and where names and blanks in them end.
import type { SourceText } from '../../../model/source.ts';
import { isBlank, isSpace, isUpper, nameBytes } from './byte-classes.ts';

const [newline, hash, dot] = [10, 35, 46];

/** The module around, by whatever name. */
export const module = '__MODULE__';

export class Cursor {
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  readonly #length: number;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#length = length;
  }

  /** Of `Shop.Cart`, `__MODULE__` or `__MODULE__.Cart`; `start` itself where no module is named. */
  endOfPath(start: number): number {
    const bytes = this.#bytes;
    if (!isUpper(bytes[start]!) && this.slice(start, start + module.length) !== module) return start;
    let end = this.endOfName(start);
    while (bytes[end] === dot && isUpper(bytes[end + 1]!)) end = this.endOfName(end + 1);
    return end;
  }

  endOfName(start: number): number {
    let pos = start;
    while (nameBytes[this.#bytes[pos]!] === 1) pos++;
    return pos;
  }

  slice(start: number, end: number): string {
    return this.#text.toString('utf8', start, Math.min(end, this.#length));
  }

  skipBlanks(start: number): number {
    let pos = start;
    while (isBlank(this.#bytes[pos]!)) pos++;
    return pos;
  }

  /** Comments may stand between the modules of a group. */
  skipSpace(start: number): number {
    let pos = start;
    while (isSpace(this.#bytes[pos]!) || this.#bytes[pos] === hash) {
      if (this.#bytes[pos] === hash) while (pos < this.#length && this.#bytes[pos] !== newline) pos++;
      else pos++;
    }
    return pos;
  }
}
