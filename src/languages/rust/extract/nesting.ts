// The open brackets around a position: modules, macros, others.
import type { ImportRole } from '../../../model/source.ts';

const none = -1;

export class Nesting {
  readonly modules = new InlineModules();
  /** Open brackets of any kind. */
  depth = 0;
  /** Depth before the outermost macro. */
  #macroDepth = none;
  /** What the outermost item that is not for the product is for, and the depth around it. */
  role: ImportRole | undefined;
  #roleDepth = none;

  get isInMacro(): boolean {
    return this.#macroDepth !== none;
  }

  /** Whether an item here belongs to the module, not to a function, `impl` or `trait`. */
  get isInModule(): boolean {
    return this.depth === this.modules.depth || this.isInMacro;
  }

  /** The next bracket belongs to a macro. */
  expectMacro(): void {
    if (this.#macroDepth === none) this.#macroDepth = this.depth;
  }

  /**
   * The next item is for tests or documentation, or all that follows in this module. Items inside functions and types are not
   * distinguished.
   */
  expectRole(role: ImportRole, isOfModule = false): void {
    if (this.role !== undefined || this.isInMacro || this.depth !== this.modules.depth) return;
    this.role = role;
    this.#roleDepth = isOfModule ? this.depth - 1 : this.depth;
    this.modules.renew();
  }

  /** After a semicolon or closing brace, which ends an item at its own depth. */
  endItem(): void {
    if (this.depth > this.#roleDepth) return;
    this.role = undefined;
    this.#roleDepth = none;
    this.modules.renew();
  }

  close(): void {
    if (this.depth === 0) return;
    this.depth--;
    if (this.depth <= this.#macroDepth) this.#macroDepth = none;
    this.modules.close(this.depth);
  }
}

/** Deeper modules count as part of the last one, to bound the length of names. */
const longestNames = 250;

/** Counted across files, so that nothing needs clearing. */
let visits = 0;

class InlineModules {
  /** Nested names, outermost first: `tests::rounding`. */
  inside = '';
  /** Folder of their files if it differs from their names: relative to the file's modules, or with `./` to the file. */
  folder = '';
  /** Changes when a module opens or closes: equal values mean the same module of the same file, and the same role. */
  visit = ++visits;
  /** Depth directly inside the innermost. */
  depth = 0;
  readonly #around: { readonly inside: string; readonly folder: string; readonly depth: number }[] = [];

  /** `file` is the value of `#[path]`; `depth` is that of its contents. */
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

  /** Paths found before must be added again. */
  renew(): void {
    this.visit = ++visits;
  }

  /** After a closing bracket; `depth` brackets are still open. */
  close(depth: number): void {
    if (depth >= this.depth) return;
    const around = this.#around.pop();
    if (around === undefined) return;
    ({ inside: this.inside, folder: this.folder, depth: this.depth } = around);
    this.visit = ++visits;
  }
}
