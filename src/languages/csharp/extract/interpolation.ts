// Interpolated strings: text with code in holes, which may contain strings again. A stack keeps the open ones.
import { NumberStack } from '../../kit/number-stack.ts';
import { runLength } from './literals.ts';
import { backslash, closeBrace, doubleQuote, newline, openBrace } from '../../kit/bytes.ts';

/** Forms: with escapes, verbatim (`$@"…"`), or raw (`$"""…"""`), which is its number of quotes. */
export const regular = 1;
export const verbatim = 2;
const perHole = 3;

export class Interpolation {
  /** Per open string: its form, its number of dollars, the open brackets in its hole. */
  readonly #open = new NumberStack();
  #quotes = 0;
  #dollars = 0;
  /** Open brackets in the hole. */
  #depth = 0;

  begin(): void {
    this.#open.size = 0;
    this.#quotes = 0;
  }

  get isInHole(): boolean {
    return this.#quotes !== 0;
  }

  /** Whether a `}` or `:` here ends the hole. */
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
   * Skips text from `start` to the next hole or the end of the string. For a hole, returns the negated position after its
   * brace.
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

  /** From the `}` or `:` at the end of a hole to where the text continues. */
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
