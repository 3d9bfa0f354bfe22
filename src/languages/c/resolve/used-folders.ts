// Include folders as the includes themselves show them. Where only one file has the name of a header, that tells which folder
// the including file has on its search path, and where the files next to it find headers that several folders have.
import type { ExtractedFile } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { folderOf } from '../../../std/paths.ts';
import { type HeaderIndex, headerIn, rootOf } from './header-index.ts';
import { systemLibrary } from './libraries.ts';

/** Include folder → how many includes lead there. */
type Counts = Map<string, number>;

interface Spellings {
  /** Files that others include with their folder. */
  readonly withFolder: ReadonlySet<string>;
  /** The same as a path from the folder of the including file, which needs no search path. */
  readonly below: ReadonlySet<string>;
  /** Folders whose headers files elsewhere include without the folder. */
  readonly bare: ReadonlySet<string>;
  /** Those of them that an include shows which only one file can mean, or that is in quotes. */
  readonly surelyBare: ReadonlySet<string>;
  /** Files that others next to them include in quotes. */
  readonly beside: ReadonlySet<string>;
}

/** One folder is on the path and the others are not if it has so many includes, and so many times as many as they. */
const leastIncludes = 3;
const timesMore = 5;
/** Enough where none is nearer and the other has none. */
const fewIncludes = 2;

export class UsedFolders {
  readonly #files: readonly ExtractedFile[];
  readonly #index: HeaderIndex;
  /** By the folder of the including files. Counted when it is first asked for: most projects have no such headers. */
  #own: ReadonlyMap<string, Counts> | undefined;

  #spellings: Spellings | undefined;

  constructor(files: readonly ExtractedFile[], index: HeaderIndex) {
    this.#files = files;
    this.#index = index;
  }

  /** Of files whose paths end with the header, the one that other includes of files in `folder` show to be on their path. */
  choose(folder: string, header: string, paths: readonly string[]): string | undefined {
    const counts = (this.#own ??= this.#count()).get(folder);
    const [first, second] = paths
      .map((path) => ({ path, count: counts?.get(rootOf(path, header)) ?? 0 }))
      .sort((a, b) => b.count - a.count);
    if (first === undefined || first.count < leastIncludes) return undefined;
    return first.count >= timesMore * (second?.count ?? 0) ? first.path : undefined;
  }

  /**
   * Where none of them is nearer: the one next to it; of two, the outer one if the other is a copy of it further down, or else the
   * one that fewer includes show. More than two are mostly those of one platform each.
   */
  lean(folder: string, header: string, paths: readonly string[]): string | undefined {
    const own = paths.find((path) => rootOf(path, header) === folder);
    const [first, second] = paths;
    if (own !== undefined || first === undefined || second === undefined || paths.length > 2) return own;
    if (second.endsWith(`/${first}`)) return first;
    if (first.endsWith(`/${second}`)) return second;
    const counts = (this.#own ??= this.#count()).get(folder);
    const [one, other] = [counts?.get(rootOf(first, header)) ?? 0, counts?.get(rootOf(second, header)) ?? 0];
    if (Math.max(one, other) < fewIncludes || Math.min(one, other) > 0) return undefined;
    return one > other ? first : second;
  }

  /**
   * Whether files include this one with its folder, and no other includes show that the folder itself is on a search path. A
   * path from the folder of the including file is enough if a library is known for the name.
   */
  isIncludedWithFolder(path: string, isKnown: boolean): boolean {
    const { withFolder, below, bare } = (this.#spellings ??= this.#readSpellings());
    return (withFolder.has(path) || (isKnown && below.has(path))) && !bare.has(folderOf(path));
  }

  /** Whether files next to this one include it in quotes, and nothing shows that its folder is on a search path. */
  isIncludedBesideOnly(path: string): boolean {
    const { beside, surelyBare } = (this.#spellings ??= this.#readSpellings());
    return beside.has(path) && !surelyBare.has(folderOf(path));
  }

  #readSpellings(): Spellings {
    const withFolder = new Set<string>();
    const bare = new Set<string>();
    const surelyBare = new Set<string>();
    const beside = new Set<string>();
    const below = new Set<string>();
    const doubtful: string[] = [];
    for (const { file, imports } of this.#files) {
      const folder = folderOf(file.path);
      for (const { specifier } of imports) {
        const header = headerIn(specifier);
        if (systemLibrary(header) !== undefined) continue;
        const paths = this.#index.endingIn(header);
        const next = paths.find((path) => rootOf(path, header) === folder);
        if (next !== undefined && !specifier.startsWith('<')) beside.add(next);
        if (header.includes('/')) {
          if (next !== undefined) below.add(next);
          else for (const path of paths) withFolder.add(path);
          continue;
        }
        if (next !== undefined) continue;
        const isAngled = specifier.startsWith('<');
        if (isAngled) doubtful.push(...paths);
        else if (paths.length === 1) bare.add(folderOf(paths[0]!));
        if (paths.length === 1 || !isAngled) for (const path of paths) surelyBare.add(folderOf(path));
      }
    }
    for (const path of doubtful) if (!withFolder.has(path)) bare.add(folderOf(path));
    return { withFolder, below, bare, surelyBare, beside };
  }

  #count(): ReadonlyMap<string, Counts> {
    const own = new Map<string, Counts>();
    for (const { file, imports } of this.#files) {
      const folder = folderOf(file.path);
      const counts = getOrAdd(own, folder, () => new Map<string, number>());
      for (const { specifier } of imports) {
        const header = headerIn(specifier);
        const [path, another] = this.#index.endingIn(header);
        if (path === undefined || another !== undefined || systemLibrary(header) !== undefined) continue;
        const root = rootOf(path, header);
        // Next to the including file a header is found without a search path.
        if (root !== folder) counts.set(root, (counts.get(root) ?? 0) + 1);
      }
    }
    return own;
  }
}
