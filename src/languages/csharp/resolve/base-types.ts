// From which types of the project a type inherits: the types nested in those are seen in it by their own names.

/** Deeper than this nobody nests what inherits from what is nested. */
const maxDepth = 20;
/** A type inherits from no more than these. */
const maxBases = 1000;

const none: ReadonlySet<string> = new Set();

export class BaseTypes {
  readonly #directOf: (type: string) => readonly string[];
  readonly #direct = new Map<string, readonly string[]>();
  readonly #all = new Map<string, ReadonlySet<string>>();
  #depth = 0;

  /** `directOf` looks up what the base list of a type names; it may ask here again. */
  constructor(directOf: (type: string) => readonly string[]) {
    this.#directOf = directOf;
  }

  /** Full names of all of them, the nearest first. */
  of(type: string): ReadonlySet<string> {
    const known = this.#all.get(type);
    if (known !== undefined) return known;
    if (this.#depth > maxDepth) return none;
    // Asked again before it is known, it has none.
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
