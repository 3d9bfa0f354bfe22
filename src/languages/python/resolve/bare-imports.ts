// The imports that may go through a folder without `__init__.py`. Most do not, and many are the same.
import type { ImportStatement } from '../../../model/source.ts';

export class BareImports {
  readonly #names: ReadonlySet<string>;
  readonly #isBare = new Map<string, boolean>();
  /** For a process that resolves the same files again and again. */
  readonly #found = new WeakMap<readonly ImportStatement[], readonly ImportStatement[]>();

  /** Names of such folders. */
  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** Knows the same, but remembers what it found. */
  hasNames(names: ReadonlySet<string>): boolean {
    return names.size === this.#names.size && [...names].every((name) => this.#names.has(name));
  }

  /** Those among the imports of a file. */
  of(imports: readonly ImportStatement[]): readonly ImportStatement[] {
    const known = this.#found.get(imports);
    if (known !== undefined) return known;
    const found = imports.filter(({ specifier }) => this.#isOne(specifier));
    this.#found.set(imports, found);
    return found;
  }

  #isOne(specifier: string): boolean {
    let is = this.#isBare.get(specifier);
    if (is === undefined) {
      is = !specifier.startsWith('.') && specifier.split('.').some((part) => this.#names.has(part));
      this.#isBare.set(specifier, is);
    }
    return is;
  }
}
