// The base types of a type, within the project. Their nested types are visible by simple names.

/** Real code does not mix nesting and inheritance deeper. */
const maxDepth = 20;
/** Real types have fewer bases. */
const maxBases = 1000;

const none: ReadonlySet<string> = new Set();

/** Full names of all bases of a type, nearest first. `directOf` resolves its base list, and may ask for others again. */
export type BaseTypes = (type: string) => ReadonlySet<string>;

export function baseTypes(directOf: (type: string) => readonly string[]): BaseTypes {
  const all = new Map<string, ReadonlySet<string>>();
  const direct = new Map<string, readonly string[]>();
  let depth = 0;
  const directly = (type: string): readonly string[] => {
    const known = direct.get(type);
    if (known !== undefined) return known;
    depth++;
    direct.set(type, []);
    const found = directOf(type);
    depth--;
    direct.set(type, found);
    return found;
  };
  return (type) => {
    const known = all.get(type);
    if (known !== undefined) return known;
    if (depth > maxDepth) return none;
    // Breaks recursion.
    all.set(type, none);
    const bases = new Set(directly(type));
    for (const base of bases) {
      if (bases.size > maxBases) break;
      for (const next of directly(base)) bases.add(next);
    }
    all.set(type, bases);
    return bases;
  };
}
