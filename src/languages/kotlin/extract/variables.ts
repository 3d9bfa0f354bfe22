// The types of the variables and parameters in scope, if written: `line.split()` is a call on a String.
import { NumberStack } from '../../kit/number-stack.ts';
import { noType } from './frame.ts';

/** Only this many variables are searched: a scope may have very many. */
const maxDistance = 100;

export class Variables {
  readonly #names = new NumberStack();
  readonly #types = new NumberStack();

  begin(): void {
    this.unwind(0);
  }

  /** A mark for `unwind`. */
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
