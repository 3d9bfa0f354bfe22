// Goes through the tokens one by one, for what reads several of them at a time.
import type { Scanner } from './scanner.ts';
import { state } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

/** A supertype is a reference, too. */
const mostEntries = 2;

export class TokenCursor {
  private readonly scanner: Scanner;
  /** Of the token, in the block. */
  place = 1;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  get token(): number {
    return block.kinds[this.place]!;
  }

  get start(): number {
    return block.starts[this.place]!;
  }

  get end(): number {
    return block.ends[this.place]!;
  }

  get line(): number {
    return block.lines[this.place]!;
  }

  get name(): number {
    return block.names[this.place]!;
  }

  /** Whether it is the first of its line. */
  get isFirst(): boolean {
    return block.indents[this.place] !== 0;
  }

  /** The next tokens of the text; what was the last is the first of them. */
  fill(): void {
    this.scanner.fill();
    state.names.reserve(words.size + block.full, block.full * mostEntries);
    this.place = 1;
  }

  next(): number {
    if (this.token !== Token.end) this.place++;
    // What is last in the block has not yet been read up to what stands behind it.
    if (this.place === this.scanner.size - 1 && this.token !== Token.end) {
      this.fill();
    }
    if (this.isFirst) state.beginLine(block.indents[this.place]! - 1, this.start);
    return this.token;
  }
}
