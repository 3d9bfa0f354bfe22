// Which brackets are open around the place that is being read, and what they are: modules, macros, anything else.

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

/** What is deeper counts as part of the last: no one writes it, and the names around a place must not grow without end. */
const longestNames = 250;

/** In all files, so that what was noted in one needs not be forgotten for the next. */
let visits = 0;

class InlineModules {
  /** Their names from outside in: `tests::rounding`. */
  inside = '';
  /**
   * The folder that the files of their modules stand in, where it is not called like them: below that of the file's
   * modules or, with a `./`, below that of the file.
   */
  folder = '';
  /**
   * Another with each that opens or closes: two places of the same number stand in the same module of the same file, and
   * either both or none in code for tests.
   */
  visit = ++visits;
  /** How many brackets are open right inside the innermost. */
  depth = 0;
  readonly #around: { readonly inside: string; readonly folder: string; readonly depth: number }[] = [];

  /** `file` is what `#[path]` says of it; `depth` that of its contents. */
  open(name: string, file: string, depth: number): void {
    const { inside, folder } = this;
    if (inside.length + folder.length + name.length + file.length > longestNames) return;
    this.#around.push({ inside, folder, depth: this.depth });
    this.inside = inside === '' ? name : `${inside}::${name}`;
    if (file !== '' || folder !== '') {
      const parent = folder !== '' || inside === '' ? folder : inside.replaceAll('::', '/');
      this.folder = parent === '' ? `./${file}` : `${parent}/${file || name}`;
    }
    this.depth = depth;
    this.visit = ++visits;
  }

  /** What was noted before is to be noted again. */
  renew(): void {
    this.visit = ++visits;
  }

  /** A bracket was closed, and this many are open now. */
  close(depth: number): void {
    if (depth >= this.depth) return;
    const around = this.#around.pop();
    if (around === undefined) return;
    ({ inside: this.inside, folder: this.folder, depth: this.depth } = around);
    this.visit = ++visits;
  }
}
