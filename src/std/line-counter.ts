// Which line an offset stands on, asked in rising order: each byte is looked at once, and none after the last question.

const newline = 10;

export class LineCounter {
  readonly #bytes: Uint8Array;
  #offset = 0;
  #line = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** `offset` must not be smaller than the one asked before. */
  lineAt(offset: number): number {
    let next = this.#bytes.indexOf(newline, this.#offset);
    while (next !== -1 && next < offset) {
      this.#line++;
      this.#offset = next + 1;
      next = this.#bytes.indexOf(newline, this.#offset);
    }
    return this.#line;
  }
}
