// Names hidden by the declarations around a position. A scope is a mark in the list of declarations.
import { NumberStack } from './number-stack.ts';
import { resized } from './resized.ts';

const firstNames = 1024;
/** Memory for more names is released by `clear`. */
const maxKept = 65_536;

export class Scopes {
  /** Name → declarations that hide it. */
  #hidden = new Int32Array(firstNames);
  readonly #declared = new NumberStack();

  get mark(): number {
    return this.#declared.size;
  }

  hide(name: number): void {
    if (name >= this.#hidden.length) this.#hidden = resized(this.#hidden, new Int32Array((name + 1) * 2));
    this.#hidden[name]!++;
    this.#declared.push(name);
  }

  isHidden(name: number): boolean {
    return name < this.#hidden.length && this.#hidden[name]! > 0;
  }

  /** Ends all scopes since the mark. */
  unwind(mark: number): void {
    while (this.#declared.size > mark) this.#hidden[this.#declared.at(--this.#declared.size)]!--;
  }

  clear(): void {
    this.unwind(0);
    this.#declared.clear();
    if (this.#hidden.length > maxKept) this.#hidden = new Int32Array(firstNames);
  }
}
