// Interpolated strings: text with code in holes, which may hold strings again. What is open is kept in a stack.
import { NumberStack } from '../../kit/number-stack.ts';
import { runLength } from './literals.ts';
import { backslash, closeBrace, doubleQuote, newline, openBrace } from '../../kit/bytes.ts';

/** How a string is written: with escapes, `$@"…"`, or `$"""…"""` with that many quotes. */
export const regular = 1;
export const verbatim = 2;
const perHole = 3;

export class Interpolation {
  /** Of each string that is open: its quotes (`regular`, `verbatim` or 3 and more), its dollars, the brackets in its hole. */
  readonly #open = new NumberStack();
  #quotes = 0;
  #dollars = 0;
  /** Brackets that are open in the hole. */
  #depth = 0;

  begin(): void {
    this.#open.size = 0;
    this.#quotes = 0;
  }

  get isInHole(): boolean {
    return this.#quotes !== 0;
  }

  /** Whether a `}` or `:` here belongs to the hole and not to the code in it. */
  get isAtEdge(): boolean {
    return this.#quotes !== 0 && this.#depth <= 0;
  }

  enter(quotes: number, dollars: number): void {
    this.#open.push(this.#quotes);
    this.#open.push(this.#dollars);
    this.#open.push(this.#depth);
    this.#quotes = quotes;
    this.#dollars = dollars;
    this.#depth = 0;
  }

  bracket(step: number): void {
    this.#depth += step;
  }

  /**
   * Reads text from `start` to the next hole or to the end of the string. Of a hole it is the position after its brace,
   * negated.
   */
  skipText(bytes: Uint8Array, start: number, length: number): number {
    let pos = start;
    while (pos < length) {
      const byte = bytes[pos]!;
      if (byte === doubleQuote) {
        const run = this.#quotes < perHole ? 1 : runLength(bytes, pos, doubleQuote);
        if (this.#quotes === verbatim && bytes[pos + 1] === doubleQuote) pos += 2;
        else if (this.#quotes < perHole || run >= this.#quotes) return this.#leave(pos + run);
        else pos += run;
      } else if (byte === openBrace) {
        const run = runLength(bytes, pos, openBrace);
        pos += run;
        if (this.#quotes < perHole ? run % 2 === 1 : run >= this.#dollars) return -pos;
      } else if (this.#quotes === regular && byte === newline) {
        return this.#leave(pos);
      } else {
        pos += this.#quotes === regular && byte === backslash && bytes[pos + 1] !== newline ? 2 : 1;
      }
    }
    return this.#leave(length);
  }

  /** From the `}` or the `:` at the end of a hole to where its text goes on. */
  skipEdge(bytes: Uint8Array, start: number, length: number): number {
    let pos = start;
    while (pos < length && bytes[pos] !== closeBrace && bytes[pos] !== doubleQuote && bytes[pos] !== newline)
      pos++;
    if (bytes[pos] !== closeBrace) return pos;
    this.#depth = 0;
    return pos + (this.#quotes < perHole ? 1 : Math.min(this.#dollars, runLength(bytes, pos, closeBrace)));
  }

  #leave(pos: number): number {
    const open = this.#open;
    this.#depth = open.at(--open.size);
    this.#dollars = open.at(--open.size);
    this.#quotes = open.at(--open.size);
    return pos;
  }
}
