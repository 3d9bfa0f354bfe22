// Follows the tokens of a logical line into lambdas: what their bodies import, they import when they are called.
import { ByteClass } from './byte-classes.ts';
import type { Scanner } from './scanner.ts';

const outside = -1;

export class Lambdas {
  readonly #scanner: Scanner;
  /** Brackets around the outermost one. */
  #depth = outside;
  /** Those at that depth whose parameters have not ended; their defaults are computed where they stand. */
  #heads = 0;
  isInBody = false;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  leave(): void {
    this.#depth = outside;
    this.#heads = 0;
    this.isInBody = false;
  }

  /** The last token. */
  pass(): void {
    const { depth, token } = this.#scanner;
    if (this.#scanner.isWord('lambda')) {
      if (this.#depth === outside) this.#depth = depth;
      if (this.#depth === depth) this.#heads++;
    } else if (this.#depth !== outside && depth <= this.#depth) {
      if (depth < this.#depth || (this.#heads === 0 && this.#endsBody())) this.leave();
      else if (token === ByteClass.colon && this.#heads > 0) {
        this.#heads--;
        this.isInBody = true;
      }
    }
  }

  #endsBody(): boolean {
    const scanner = this.#scanner;
    const isColon = scanner.token === ByteClass.colon;
    return isColon || scanner.isWord('for') || scanner.isSign(',') || scanner.isSign(';');
  }
}
