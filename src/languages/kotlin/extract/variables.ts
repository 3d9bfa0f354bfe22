// The variables and parameters in scope whose type is written, so that `line.split()` is known to be a call on a String.
import { NumberStack } from '../../kit/number-stack.ts';
import { noType } from './frame.ts';

/** Farther out, the type of a variable is not searched: files may have very many in one scope. */
const maxDistance = 100;

export class Variables {
  readonly #names = new NumberStack();
  readonly #types = new NumberStack();

  begin(): void {
    this.unwind(0);
  }

  /** To be unwound to. */
  get mark(): number {
    return this.#names.size;
  }

  /** `type` is `noType` if it is not written. */
  add(name: number, type: number): void {
    this.#names.push(name);
    this.#types.push(type + 1);
  }

  typeOf(name: number): number {
    const end = Math.max(0, this.#names.size - maxDistance);
    for (let i = this.#names.size - 1; i >= end; i--) {
      if (this.#names.at(i) === name) return this.#types.at(i) - 1;
    }
    return noType;
  }

  unwind(mark: number): void {
    this.#names.size = mark;
    this.#types.size = mark;
  }
}
