// Open braces, blocks (closed by `end`) and interpolations.

/** For hostile files. */
const maxDepth = 100_000;

interface Block {
  /** The number of aliases before it. */
  readonly mark: number;
  /** The enclosing module. */
  readonly module: string;
}

export class Frames {
  /** Of a brace the style of the literal that it interrupts, or 0. */
  readonly #frames: (number | Block)[] = [];
  /** How many blocks are open. */
  depth = 0;

  get isTooDeep(): boolean {
    return this.#frames.length > maxDepth;
  }

  openBrace(literal = 0): void {
    this.#frames.push(literal);
  }

  openBlock(block: Block): void {
    this.#frames.push(block);
    this.depth++;
  }

  /** The style of the literal that continues after the brace; 0 for none. */
  closeBrace(): number {
    const last = this.#frames.at(-1);
    if (typeof last !== 'number') return 0;
    this.#frames.pop();
    return last;
  }

  /** Closes what is open in it too; undefined if no block is open. */
  closeBlock(): Block | undefined {
    if (this.depth === 0) return undefined;
    this.depth--;
    let last = this.#frames.pop();
    while (typeof last === 'number') last = this.#frames.pop();
    return last;
  }

  /** The innermost block; undefined if something else is open in it. */
  get block(): Block | undefined {
    const last = this.#frames.at(-1);
    return typeof last === 'object' ? last : undefined;
  }
}
