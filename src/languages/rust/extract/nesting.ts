// Which brackets are open around the place that is being read, and what they are: modules, macros, anything else.
import { InlineModules } from './inline-modules.ts';

const none = -1;

export class Nesting {
  readonly modules = new InlineModules();
  /** How many brackets of any kind are open. */
  depth = 0;
  /** How many were open before those of the outermost macro. */
  #macroDepth = none;
  /** How many are open around the item that is compiled for tests alone. */
  #testDepth = none;

  get isInTest(): boolean {
    return this.#testDepth !== none;
  }

  get isInMacro(): boolean {
    return this.#macroDepth !== none;
  }

  /** Whether an item here is one of the module around it, rather than of a function, an `impl` or a `trait`. */
  get isInModule(): boolean {
    return this.depth === this.modules.depth || this.isInMacro;
  }

  /** The bracket that opens next is that of a macro. */
  expectMacro(): void {
    if (this.#macroDepth === none) this.#macroDepth = this.depth;
  }

  /** The item that begins next is compiled for tests alone. Inside of functions and types no items are told apart. */
  expectTest(): void {
    if (this.isInTest || this.isInMacro || this.depth !== this.modules.depth) return;
    this.#testDepth = this.depth;
    this.modules.renew();
  }

  /** Behind a semicolon or a closing brace, which end an item if no more brackets are open than before it. */
  endItem(): void {
    if (this.depth > this.#testDepth) return;
    this.#testDepth = none;
    this.modules.renew();
  }

  close(): void {
    if (this.depth === 0) return;
    this.depth--;
    if (this.depth <= this.#macroDepth) this.#macroDepth = none;
    this.modules.close(this.depth);
  }
}
