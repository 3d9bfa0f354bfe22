// Here-documents: after a line with `<<END`, text up to the line `END`.
import { bytesIn } from '../../kit/byte-table.ts';
import { less, minus, newline, space, tab } from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const maxDelimiter = 100;
const endsDelimiter = bytesIn(';&|()');

interface Expected {
  readonly delimiter: string;
  /** `<<-`: the last line may be indented with tabs. */
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

  /** At `<<` or `<<<`; returns the position after the delimiter. */
  expect(start: number): number {
    const bytes = this.#bytes;
    let pos = start + 2;
    if (bytes[pos] === less) return pos + 1;
    const isIndented = bytes[pos] === minus;
    if (isIndented) pos++;
    while (bytes[pos] === space || bytes[pos] === tab) pos++;
    const begin = pos;
    while (
      pos < this.#text.length &&
      pos - begin < maxDelimiter &&
      bytes[pos]! > space &&
      endsDelimiter[bytes[pos]!] === 0
    )
      pos++;
    const delimiter = this.#text.toString('utf8', begin, pos).replaceAll(/["'\\]/g, '');
    // `1 << 2` is a shift.
    if (/^[A-Za-z_]/.test(delimiter)) this.#expected.push({ delimiter, isIndented });
    return pos;
  }

  /** At the start of a line: skips the documents of the lines before it. */
  skip(start: number): number {
    if (this.#expected.length === 0) return start;
    let pos = start;
    for (const { delimiter, isIndented } of this.#expected) pos = this.#skipOne(pos, delimiter, isIndented);
    this.#expected = [];
    return pos;
  }

  /** An unclosed one ends with the file. */
  #skipOne(start: number, delimiter: string, isIndented: boolean): number {
    const { length } = this.#text;
    const first = delimiter.charCodeAt(0);
    let pos = start;
    while (pos < length) {
      const begin = isIndented ? this.#afterTabs(pos) : pos;
      const found = this.#text.indexOf(newline, begin);
      const end = found === -1 ? length : found;
      pos = Math.min(end + 1, length);
      const isLast =
        this.#bytes[begin] === first &&
        end - begin < maxDelimiter * 4 &&
        this.#text.toString('utf8', begin, end).trimEnd() === delimiter;
      if (isLast) return pos;
    }
    noteUnclosed();
    return length;
  }

  #afterTabs(start: number): number {
    let pos = start;
    while (this.#bytes[pos] === tab) pos++;
    return pos;
  }
}
