// Names by which a project imports its own files from the root, though no folder has them: a build makes a link of that
// name, or a loader removes it.

/** So many different imports begin with the name, and so large a share of them are files without it. */
const leastImports = 10;
const leastShare = 0.8;

/** The first parts of imports that stand for the root. `paths` are what the files import. */
export function findRootNames(
  paths: ReadonlySet<string>,
  isFile: (path: string) => boolean,
): ReadonlySet<string> {
  const counts = new Map<string, { all: number; found: number }>();
  for (const path of paths) {
    const slash = path.indexOf('/');
    if (slash < 1) continue;
    const name = path.slice(0, slash);
    const count = counts.get(name) ?? { all: 0, found: 0 };
    count.all++;
    if (isFile(path.slice(slash + 1))) count.found++;
    counts.set(name, count);
  }
  const isRoot = (name: string): boolean => {
    const { all, found } = counts.get(name)!;
    return all >= leastImports && found >= leastShare * all;
  };
  return new Set([...counts.keys()].filter(isRoot));
}
