// The imports that may go through a folder without `__init__.py`. Most do not, and many are the same.
import type { ImportStatement } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

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
    return getOrAdd(this.#found, imports, () => imports.filter(({ specifier }) => this.#isOne(specifier)));
  }

  #isOne(specifier: string): boolean {
    return getOrAdd(
      this.#isBare,
      specifier,
      () => !specifier.startsWith('.') && specifier.split('.').some((part) => this.#names.has(part)),
    );
  }
}
