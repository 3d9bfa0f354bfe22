// Which line an offset stands on, asked in rising order: each byte is looked at once, and few after the last question.

const newline = 10;

export class LineCounter {
  readonly #bytes: Uint8Array;
  /** Where the current line ends. */
  #end: number;
  #line = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#end = this.#endFrom(0);
  }

  /** `offset` must not be smaller than the one asked before. */
  lineAt(offset: number): number {
    while (this.#end < offset) {
      this.#line++;
      this.#end = this.#endFrom(this.#end + 1);
    }
    return this.#line;
  }

  #endFrom(offset: number): number {
    const end = this.#bytes.indexOf(newline, offset);
    return end === -1 ? Infinity : end;
  }
}
