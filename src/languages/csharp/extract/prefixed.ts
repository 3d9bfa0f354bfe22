// What `$` and `@` begin: `@name`, `@"…"`, `$"…"`, `$@"…"`, `@$"…"`, `$$"""…"""`; and the code in such strings, as far as it
// shows where that ends.
import { nameBytes } from './byte-classes.ts';
import { Interpolation, regular, verbatim } from './interpolation.ts';
import { endOfVerbatim, linesIn, runLength } from './literals.ts';
import { words } from './names.ts';
import * as Token from './token.ts';
import type { Progress } from './progress.ts';
import { at, colon, dollar, doubleQuote } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Prefixed {
  readonly #progress: Progress;
  readonly #interpolation = new Interpolation();
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  begin(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.#interpolation.begin();
  }

  /** Whether what follows is code in a string. */
  get isInHole(): boolean {
    return this.#interpolation.isInHole;
  }

  /** From a `$` or `@` on; where it goes on behind that. */
  read(start: number): number {
    const bytes = this.#bytes;
    let pos = start;
    let dollars = 0;
    let isVerbatim = false;
    for (; bytes[pos] === dollar || bytes[pos] === at; pos++) {
      if (bytes[pos] === at) isVerbatim = true;
      else dollars++;
    }
    if (bytes[pos] !== doubleQuote) return isVerbatim ? this.#readName(pos) : pos;
    this.#progress.add(Token.literal);
    if (dollars === 0) return this.#countLines(pos, endOfVerbatim(bytes, pos + 1, this.#length));
    const run = isVerbatim ? 1 : runLength(bytes, pos, doubleQuote);
    this.#interpolation.enter(isVerbatim ? verbatim : run < 3 ? regular : run, dollars);
    return this.#readText(pos + (run < 3 ? 1 : run));
  }

  /** A bracket or colon in a hole. */
  readHoleSign(start: number): number {
    const byte = this.#bytes[start]!;
    const isOpening = byte === Token.openParen || byte === Token.openBracket || byte === Token.openBrace;
    const isColon = byte === colon;
    if (isColon && this.#bytes[start + 1] === colon) {
      this.#progress.add(Token.doubleColon);
      return start + 2;
    }
    if ((isColon || byte === Token.closeBrace) && this.#interpolation.isAtEdge) return this.#leaveHole(start);
    if (!isColon) {
      this.#progress.depth += isOpening ? 1 : -1;
      this.#interpolation.bracket(isOpening ? 1 : -1);
    }
    this.#progress.add(byte);
    return start + 1;
  }

  /** `@class` is a name. */
  #readName(start: number): number {
    const bytes = this.#bytes;
    let end = start;
    while (nameBytes[bytes[end]!] === 1) end++;
    if (end > start) this.#progress.addName(words.find(bytes, start, end));
    return end;
  }

  #readText(start: number): number {
    const end = this.#interpolation.skipText(this.#bytes, start, this.#length);
    this.#countLines(start, Math.abs(end));
    if (end < 0) this.#progress.add(Token.openHole);
    return Math.abs(end);
  }

  /** At the `}` of a hole, or at the `:` before its format. */
  #leaveHole(start: number): number {
    const end = this.#interpolation.skipEdge(this.#bytes, start, this.#length);
    this.#progress.add(Token.closeHole);
    return this.#readText(Math.max(end, start + 1));
  }

  /** Of what was read; where that ends. */
  #countLines(start: number, end: number): number {
    this.#progress.line += linesIn(this.#bytes, start, end);
    return end;
  }
}
