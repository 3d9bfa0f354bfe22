// Here-documents: text that follows the line which asks for it by `<<END`, up to a line that is that word.
import { less, minus, newline, space, tab } from '../../kit/bytes.ts';

const maxDelimiter = 100;

interface Expected {
  readonly delimiter: string;
  /** Tabs before the last line do not count. */
  readonly isIndented: boolean;
}

export class HereDocuments {
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  #expected: Expected[] = [];

  constructor(bytes: Uint8Array, length: number) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  /** From a `<<` on, which may also be a `<<<`; the position behind it. */
  expect(start: number): number {
    const bytes = this.#bytes;
    let pos = start + 2;
    if (bytes[pos] === less) return pos + 1;
    const isIndented = bytes[pos] === minus;
    if (isIndented) pos++;
    while (bytes[pos] === space || bytes[pos] === tab) pos++;
    const begin = pos;
    while (pos < this.#text.length && pos - begin < maxDelimiter && !isEnd(bytes[pos]!)) pos++;
    const delimiter = this.#text.toString('utf8', begin, pos).replaceAll(/["'\\]/g, '');
    // `1 << 2` asks for nothing.
    if (/^[A-Za-z_]/.test(delimiter)) this.#expected.push({ delimiter, isIndented });
    return pos;
  }

  /** From the beginning of a line behind all documents that were asked for before it. */
  skip(start: number): number {
    if (this.#expected.length === 0) return start;
    let pos = start;
    for (const { delimiter, isIndented } of this.#expected) pos = this.#skipOne(pos, delimiter, isIndented);
    this.#expected = [];
    return pos;
  }

  /** One that does not end, ends with the file. */
  #skipOne(start: number, delimiter: string, isIndented: boolean): number {
    const { length } = this.#text;
    const first = delimiter.charCodeAt(0);
    let pos = start;
    while (pos < length) {
      const begin = isIndented ? this.#behindTabs(pos) : pos;
      const found = this.#text.indexOf(newline, begin);
      const end = found === -1 ? length : found;
      pos = Math.min(end + 1, length);
      const isLast =
        this.#bytes[begin] === first &&
        end - begin < maxDelimiter * 4 &&
        this.#text.toString('utf8', begin, end).trimEnd() === delimiter;
      if (isLast) return pos;
    }
    return length;
  }

  #behindTabs(start: number): number {
    let pos = start;
    while (this.#bytes[pos] === tab) pos++;
    return pos;
  }
}

/** Blanks and `;&|()`. */
function isEnd(byte: number): boolean {
  return byte <= space || byte === 59 || byte === 38 || byte === 124 || byte === 40 || byte === 41;
}
