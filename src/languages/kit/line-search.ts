// Which line an offset stands on, asked in rising order, with a native search from line to line: for a text that is asked
// for lines down to its end, where a search costs two thirds of a look at each of its bytes. See LineCounter for others.
import { newline } from './bytes.ts';

export class LineSearch {
  readonly #text: Buffer;
  /** Where the current line ends. */
  #end = -1;
  #line = 0;

  constructor(bytes: Uint8Array, length: number) {
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  /** `offset` must not be smaller than the one asked before. */
  lineAt(offset: number): number {
    const text = this.#text;
    while (this.#end < offset) {
      const end = text.indexOf(newline, this.#end + 1);
      this.#end = end === -1 ? Infinity : end;
      this.#line++;
    }
    return this.#line;
  }
}
