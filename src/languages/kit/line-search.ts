// Line numbers of ascending offsets down to the end of a text, by native search: two thirds the cost of a byte loop. See
// LineCounter for offsets near the head.
import { newline } from './bytes.ts';

export class LineSearch {
  readonly #text: Buffer;
  #end = -1;
  #line = 0;

  constructor(bytes: Uint8Array, length: number) {
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  /** `offset` must not decrease between calls. */
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
