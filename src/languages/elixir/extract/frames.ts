// What is open around a place: braces, blocks, which an `end` closes, and the code in literals, by how those are written.
import { NumberStack } from '../../kit/number-stack.ts';

/** Deeper than anybody writes. */
const maxDepth = 100_000;

const brace = 0;
const block = -1;

/** Used for one file after the other. */
export class Frames {
  readonly #kinds = new NumberStack();
  /** Of each block: the aliases that were seen before it, and the module around it. */
  readonly #marks = new NumberStack();
  readonly #modules: string[] = [];

  clear(): void {
    this.#kinds.clear();
    this.#marks.clear();
    this.#modules.length = 0;
  }

  get isTooDeep(): boolean {
    return this.#kinds.size > maxDepth;
  }

  openBrace(): void {
    this.#kinds.push(brace);
  }

  openLiteral(literal: number): void {
    this.#kinds.push(literal);
  }

  openBlock(mark: number, module: string): void {
    this.#kinds.push(block);
    this.#marks.push(mark);
    this.#modules.push(module);
  }

  /** How the literal is written that goes on behind the brace; 0 where none does. */
  closeBrace(): number {
    const { size } = this.#kinds;
    if (size === 0) return 0;
    const kind = this.#kinds.at(size - 1);
    if (kind === block) return 0;
    this.#kinds.size = size - 1;
    return kind;
  }

  /** With all that was left open in it. Undefined where no block is open, else the module around. */
  closeBlock(): string | undefined {
    if (this.#marks.size === 0) return undefined;
    do this.#kinds.size--;
    while (this.#kinds.at(this.#kinds.size) !== block);
    this.#marks.size--;
    return this.#modules.pop();
  }

  /** The aliases that were seen before the block around; undefined where something else is open in it. */
  get mark(): number | undefined {
    const { size } = this.#kinds;
    if (size === 0 || this.#kinds.at(size - 1) !== block) return undefined;
    return this.#marks.at(this.#marks.size - 1);
  }

  /** The same of the block that was closed last. */
  get closedMark(): number {
    return this.#marks.at(this.#marks.size);
  }
}
