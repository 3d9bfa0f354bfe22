// What a file uses of modules that it imports as a whole. Each takes a search of the file.

type UsedNames = readonly string[] | undefined;

/** People do not import more of them in one file. */
const mostModules = 100;

/** Searches once for each module, and for so few that no file takes long. */
export function ofFewModules(search: (module: string) => UsedNames): (module: string) => UsedNames {
  const known = new Map<string, UsedNames>();
  return (module) => {
    if (!known.has(module) && known.size < mostModules) known.set(module, search(module));
    return known.get(module);
  };
}
