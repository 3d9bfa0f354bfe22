// Follows the tokens of a logical line into lambdas: what their bodies import, they import when they are called.
import { isWordAt, words } from './words.ts';
import { ByteClass } from './byte-classes.ts';
import type { Scanner, TokenKind } from './scanner.ts';
import { comma, semicolon } from '../../kit/bytes.ts';

const outside = -1;

export class Lambdas {
  readonly #bytes: Uint8Array;
  readonly #scanner: Scanner;
  /** Brackets around the outermost one. */
  #depth = outside;
  /** Those at that depth whose parameters have not ended; their defaults are computed where they stand. */
  #heads = 0;
  isInBody = false;

  constructor(bytes: Uint8Array, scanner: Scanner) {
    this.#bytes = bytes;
    this.#scanner = scanner;
  }

  leave(): void {
    this.#depth = outside;
    this.#heads = 0;
    this.isInBody = false;
  }

  pass(token: TokenKind): void {
    const { depth, start } = this.#scanner;
    if (token === ByteClass.word && isWordAt(this.#bytes, start, words.lambda)) {
      if (this.#depth === outside) this.#depth = depth;
      if (this.#depth === depth) this.#heads++;
    } else if (this.#depth !== outside && depth <= this.#depth) {
      if (depth < this.#depth || (this.#heads === 0 && this.#endsBody(token))) this.leave();
      else if (token === ByteClass.colon && this.#heads > 0) {
        this.#heads--;
        this.isInBody = true;
      }
    }
  }

  #endsBody(token: TokenKind): boolean {
    const { start } = this.#scanner;
    if (token === ByteClass.word) return isWordAt(this.#bytes, start, words.for);
    const sign = this.#bytes[start];
    return token === ByteClass.colon || sign === comma || sign === semicolon;
  }
}
