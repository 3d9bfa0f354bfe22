// The base types of a type, within the project. Their nested types are visible by simple names.

/** Real code does not mix nesting and inheritance deeper. */
const maxDepth = 20;
/** Real types have fewer bases. */
const maxBases = 1000;

const none: ReadonlySet<string> = new Set();

export class BaseTypes {
  readonly #directOf: (type: string) => readonly string[];
  readonly #direct = new Map<string, readonly string[]>();
  readonly #all = new Map<string, ReadonlySet<string>>();
  #depth = 0;

  /** `directOf` resolves the base list of a type, and may call `of` again. */
  constructor(directOf: (type: string) => readonly string[]) {
    this.#directOf = directOf;
  }

  /** Full names of all bases, nearest first. */
  of(type: string): ReadonlySet<string> {
    const known = this.#all.get(type);
    if (known !== undefined) return known;
    if (this.#depth > maxDepth) return none;
    // Breaks recursion.
    this.#all.set(type, none);
    const bases = new Set(this.#directly(type));
    for (const base of bases) {
      if (bases.size > maxBases) break;
      for (const next of this.#directly(base)) bases.add(next);
    }
    this.#all.set(type, bases);
    return bases;
  }

  #directly(type: string): readonly string[] {
    const known = this.#direct.get(type);
    if (known !== undefined) return known;
    this.#depth++;
    this.#direct.set(type, []);
    const direct = this.#directOf(type);
    this.#depth--;
    this.#direct.set(type, direct);
    return direct;
  }
}
