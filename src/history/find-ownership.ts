// Counts who made the commits that touched each file and folder.
import type { Owned, Ownership } from '../model/history.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import type { CurrentFiles } from './current-files.ts';
import { getOrAdd } from '../std/multi-map.ts';
import { foldersUpward } from '../std/paths.ts';

export interface AuthoredCommit {
  readonly author: number;
  /** Files, without duplicates. */
  readonly files: readonly number[];
}

export function findOwnership(
  commits: Iterable<AuthoredCommit>,
  { nodes }: CurrentFiles,
  names: readonly string[],
): Ownership {
  const folders = new Map<string, number>();
  const foldersOf = nodes.map(({ folder }) => numberFolders(folder, folders));
  const countsOfFile = nodes.map(() => new AuthorCounts());
  const countsOfFolder = Array.from(folders, () => new AuthorCounts());
  for (const { author, files } of commits) {
    const touched = new Set<number>();
    for (const file of files) {
      countsOfFile[file]!.add(author);
      for (const folder of foldersOf[file]!) touched.add(folder);
    }
    for (const folder of touched) countsOfFolder[folder]!.add(author);
  }
  const paths = [...folders.keys()];
  return {
    files: nodes.flatMap(({ id }, i) => countsOfFile[i]!.describe(id, names)),
    folders: paths
      .flatMap((path, i) => countsOfFolder[i]!.describe(path, names))
      .toSorted((a, b) => compareCodePoints(a.path, b.path)),
  };
}

/** The folder and its parents; new ones get a number. */
function numberFolders(folder: string, numbers: Map<string, number>): readonly number[] {
  return Array.from(foldersUpward(folder), (path) => getOrAdd(numbers, path, () => numbers.size));
}

class AuthorCounts {
  /** Author → number of commits. */
  readonly #counts = new Map<number, number>();

  add(author: number): void {
    this.#counts.set(author, (this.#counts.get(author) ?? 0) + 1);
  }

  /** One entry, or none if no commit is known. */
  describe(path: string, names: readonly string[]): readonly Owned[] {
    const ranked = [...this.#counts].toSorted(
      ([a, x], [b, y]) => y - x || compareCodePoints(names[a]!, names[b]!),
    );
    const [main] = ranked;
    if (main === undefined) return [];
    const total = ranked.reduce((sum, [, count]) => sum + count, 0);
    return [
      {
        path,
        mainAuthor: names[main[0]]!,
        share: Math.round((100 * main[1]) / total) / 100,
        authors: ranked.length,
        busFactor: countUntilMoreThanHalf(ranked, total),
      },
    ];
  }
}

function countUntilMoreThanHalf(ranked: readonly (readonly [number, number])[], total: number): number {
  let made = 0;
  return 1 + ranked.findIndex(([, count]) => (made += count) * 2 > total);
}
