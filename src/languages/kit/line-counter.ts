// Line numbers of ascending offsets. Reads each byte once, none after the last offset. A plain loop: native search costs more
// for the few lines at the head of a text, and hardly less for all lines.
import { newline } from './bytes.ts';

export class LineCounter {
  readonly #bytes: Uint8Array;
  #pos = 0;
  #line = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** `offset` must not decrease between calls. */
  lineAt(offset: number): number {
    const bytes = this.#bytes;
    let line = this.#line;
    for (let pos = this.#pos; pos < offset; pos++) if (bytes[pos] === newline) line++;
    this.#pos = offset;
    this.#line = line;
    return line;
  }
}
