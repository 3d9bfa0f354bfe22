// Which line an offset stands on, asked in rising order: each byte is looked at once, and none behind the last question.
// A plain loop, for the first lines of a text are so few that a native search costs more to prepare than it saves.
import { newline } from './bytes.ts';

export class LineCounter {
  readonly #bytes: Uint8Array;
  #pos = 0;
  #line = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** `offset` must not be smaller than the one asked before. */
  lineAt(offset: number): number {
    const bytes = this.#bytes;
    let line = this.#line;
    for (let pos = this.#pos; pos < offset; pos++) if (bytes[pos] === newline) line++;
    this.#pos = offset;
    this.#line = line;
    return line;
  }
}
