// The source roots that may have a top-level module. The real `sys.path` is unknown, so all source roots of the repository
// are on it, nearest to the importing file first.
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { folderOf, foldersUpward, isInside, nameOf } from '../../../std/paths.ts';
import { moduleNameIn } from './module-tree.ts';

/** At most so many roots are tried that are not parents of the importing file. */
const mostRoots = 64;

export class SearchPath {
  /** Top-level name → roots that have it, sorted. */
  readonly #rootsWith = new Map<string, readonly string[]>();

  constructor(roots: ReadonlySet<string>, entries: Iterable<string>) {
    const rootsWith = new Map<string, Set<string>>();
    for (const path of entries) {
      const root = folderOf(path);
      if (path === '.' || !roots.has(root)) continue;
      getOrAdd(rootsWith, nameOf(moduleNameIn(path)), () => new Set()).add(root);
    }
    for (const [name, found] of rootsWith) this.#rootsWith.set(name, [...found].sort(compareAsFolders));
  }

  /** Nearest to `folder` first. */
  *rootsWith(name: string, folder: string): Generator<string> {
    const found = this.#rootsWith.get(name) ?? [];
    if (found.length > 1)
      for (const root of foldersUpward(folder)) if (found[insertionPoint(found, root)] === root) yield root;
    // Sorted only if the roots above were not enough.
    const beside = found.length > 1 ? nearby(found, folder) : found;
    for (const root of beside) if (found.length === 1 || !isInside(root, folder)) yield root;
  }
}

/** Folders that share a longer path with `folder` are nearer to it in the sorted list. */
function nearby(sorted: readonly string[], folder: string): string[] {
  const at = insertionPoint(sorted, folder);
  const around = sorted.slice(Math.max(0, at - mostRoots / 2), at + mostRoots / 2);
  return around
    .map((root) => ({ root, shared: sharedDepth(root, folder) }))
    .sort((a, b) => b.shared - a.shared || compareCodePoints(a.root, b.root))
    .map(({ root }) => root);
}

function sharedDepth(a: string, b: string): number {
  const [x, y] = [a.split('/'), b.split('/')];
  let depth = 0;
  while (depth < x.length && x[depth] === y[depth]) depth++;
  return depth;
}

function insertionPoint(sorted: readonly string[], folder: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAsFolders(sorted[middle] ?? '', folder) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** With a final slash, so that folders with the same parent are adjacent. */
function compareAsFolders(a: string, b: string): number {
  return compareCodePoints(`${a}/`, `${b}/`);
}
