// Open braces, blocks (closed by `end`) and interpolations, with the style of their literal.
import { NumberStack } from '../../kit/number-stack.ts';

/** For hostile files. */
const maxDepth = 100_000;

const brace = 0;
const block = -1;

/** Reused across files. */
export class Frames {
  readonly #kinds = new NumberStack();
  /** By block: the number of aliases before it, and the enclosing module. */
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

  /** How many blocks are open. */
  get depth(): number {
    return this.#marks.size;
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

  /** The style of the literal that continues after the brace; 0 for none. */
  closeBrace(): number {
    const { size } = this.#kinds;
    if (size === 0) return 0;
    const kind = this.#kinds.at(size - 1);
    if (kind === block) return 0;
    this.#kinds.size = size - 1;
    return kind;
  }

  /** Closes what is open in it too. Returns the enclosing module, undefined if no block is open. */
  closeBlock(): string | undefined {
    if (this.#marks.size === 0) return undefined;
    do this.#kinds.size--;
    while (this.#kinds.at(this.#kinds.size) !== block);
    this.#marks.size--;
    return this.#modules.pop();
  }

  /** The number of aliases before the block; undefined if something else is open in it. */
  get mark(): number | undefined {
    const { size } = this.#kinds;
    if (size === 0 || this.#kinds.at(size - 1) !== block) return undefined;
    return this.#marks.at(this.#marks.size - 1);
  }

  /** Same, of the block that was closed last. */
  get closedMark(): number {
    return this.#marks.at(this.#marks.size);
  }
}
