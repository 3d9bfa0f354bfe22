// Finds the file of a header: in the folders given to the compiler, else in conventional folders, else anywhere: the only file
// of that name, the one in a folder that other includes use, or the nearest.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { groupBy } from '../../../std/group-by.ts';
import { folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import { findRootNames } from '../../kit/root-names.ts';
import { endsIn, type HeaderIndex, headerIn, rootOf } from './header-index.ts';
import type { IncludeFolders } from './include-flags.ts';
import type { IncludeRoots } from './include-roots.ts';
import { knownLibrary } from './libraries.ts';
import type { UsedFolders } from './used-folders.ts';

export interface HeaderQuery {
  readonly header: string;
  readonly isQuoted: boolean;
  /** Folder of the including file. */
  readonly folder: string;
  /** Its include folders, if known. */
  readonly folders: IncludeFolders | undefined;
  /** The file to skip: for `#include_next`, the including file. */
  readonly except?: string;
}

export type Finding =
  | { readonly kind: 'found'; readonly path: string }
  /** Equally likely files. */
  | { readonly kind: 'several'; readonly paths: readonly string[] }
  | { readonly kind: 'none' };

const none: Finding = { kind: 'none' };

export class HeaderFinder {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #files: readonly ExtractedFile[];
  readonly #roots: IncludeRoots;
  readonly #index: HeaderIndex;
  readonly #used: UsedFolders;
  #rootNames: ReadonlyMap<string, string> | undefined;
  /** File name in lower case → paths. */
  #spellings: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    files: readonly ExtractedFile[],
    {
      roots,
      index,
      used,
    }: { readonly roots: IncludeRoots; readonly index: HeaderIndex; readonly used: UsedFolders },
  ) {
    this.#entries = entries;
    this.#files = files;
    this.#roots = roots;
    this.#index = index;
    this.#used = used;
  }

  /** Only by compiler rules. */
  findOnPath(query: HeaderQuery): string | undefined {
    const { folder, folders, isQuoted } = query;
    if (isQuoted) {
      const found = this.#firstIn([folder], query) ?? this.#firstIn(folders?.quoted ?? [], query);
      if (found !== undefined) return found;
    }
    return this.#firstIn(folders?.any ?? [], query);
  }

  /** In an `include` folder around the including file. Projects keep their own versions of system headers there. */
  findPublic(query: HeaderQuery): string | undefined {
    return this.#firstIn(this.#roots.publicAround(query.folder), query);
  }

  /**
   * In the folders around the including file and their `include`, `inc` and `src`; only `"cart.h"` begins in its own
   * folder.
   */
  findAround(query: HeaderQuery): string | undefined {
    const [own = '.', ...outer] = this.#roots.around(query.folder);
    return this.#firstIn(query.isQuoted ? [own, ...outer] : outer, query);
  }

  /** By convention. */
  findByConvention(query: HeaderQuery): Finding {
    const path = this.findAround(query);
    if (path !== undefined) return { kind: 'found', path };
    const named = this.#index.endingIn(query.header).filter((each) => each !== query.except);
    const own = named.filter((each) => !this.#isOfLibrary(query, each));
    const paths = meantFor(query.folder, own);
    const [first] = paths;
    if (first === undefined) return none;
    if (paths.length === 1) {
      const isPrivate = own.length < named.length && this.#used.isIncludedBesideOnly(first);
      return isPrivate ? none : { kind: 'found', path: first };
    }
    const used = this.#used.choose(query.folder, query.header, paths);
    if (used !== undefined) return { kind: 'found', path: used };
    const near = nearest(query, paths);
    if (near.kind !== 'several') return near;
    const likely = this.#used.lean(query.folder, query.header, near.paths);
    return likely === undefined ? this.#onAnyPath(query, near.paths) : { kind: 'found', path: likely };
  }

  /** `<db.h>` is none of several that only the files next to them include, in quotes. */
  #onAnyPath({ header, isQuoted }: HeaderQuery, paths: readonly string[]): Finding {
    if (isQuoted || header.includes('/')) return { kind: 'several', paths };
    const isPrivate = paths.every((path) => this.#used.isIncludedBesideOnly(path));
    return isPrivate ? none : { kind: 'several', paths };
  }

  /** `<pixman.h>` is not `render/pixman.h` if that is how others include the file. */
  #isOfLibrary({ header, isQuoted }: HeaderQuery, path: string): boolean {
    const isBare = !isQuoted && !header.includes('/');
    return isBare && this.#used.isIncludedWithFolder(path, knownLibrary(header) !== undefined);
  }

  /** Compilers look for `"./cart.h"` and `"../../shop/cart.h"` in every include folder: the only file with that ending. */
  findFromAnyFolder({ header }: HeaderQuery): string | undefined {
    const rest = header.replace(/^\.\/|^(?:\.\.\/)+(?=[^/]+\/)/, '');
    const [path, another] = rest === header ? [] : this.#index.endingIn(rest);
    return another === undefined ? path : undefined;
  }

  /**
   * Windows and macOS find `Cart.h` as `cart.h`. Of a name without folder the nearest in the folders around the file; else
   * also the only file with that ending.
   */
  findSpelledOtherwise({ header, folder }: HeaderQuery): string | undefined {
    this.#spellings ??= groupBy(
      [...this.#entries.keys()].filter((path) => this.#isFile(path)),
      (path) => nameOf(path).toLowerCase(),
    );
    const paths = this.#spellings.get(nameOf(header).toLowerCase()) ?? [];
    for (const around of foldersUpward(folder)) {
      const wanted = joinPath(around, header)?.toLowerCase();
      const path = paths.find((each) => each.toLowerCase() === wanted);
      if (path !== undefined) return path;
    }
    const rest = header.toLowerCase().replace(/^(?:\.\.?\/)+/, '');
    const named = rest.includes('/') ? paths.filter((path) => endsIn(path.toLowerCase(), rest)) : [];
    return named.length === 1 ? named[0] : undefined;
  }

  /** By a name for the root, or for another folder, that no folder has. */
  findByLink({ header }: HeaderQuery): string | undefined {
    const slash = header.indexOf('/');
    if (slash < 1) return undefined;
    this.#rootNames ??= findRootNames(
      new Set(this.#files.flatMap(({ imports }) => imports.map(({ specifier }) => headerIn(specifier)))),
      (rest) => this.#foldersWith(rest),
    );
    const folder = this.#rootNames.get(header.slice(0, slash));
    const path = folder === undefined ? undefined : joinPath(folder, header.slice(slash + 1));
    return path !== undefined && this.#isFile(path) ? path : undefined;
  }

  /** Where several folders have a file, such as `errno.h`, it does not tell which is meant, unless it is the root. */
  #foldersWith(rest: string): readonly string[] {
    if (this.#isFile(rest)) return ['.'];
    const [path, another] = this.#index.endingIn(rest);
    return path === undefined || another !== undefined ? [] : [rootOf(path, rest)];
  }

  #isFile(path: string): boolean {
    const kind = this.#entries.get(path);
    return kind !== undefined && kind !== 'folder';
  }

  #firstIn(folders: readonly string[], { header, except }: HeaderQuery): string | undefined {
    for (const folder of folders) {
      const path = joinPath(folder, header);
      if (path === undefined || path === except) continue;
      if (this.#isFile(path)) return path;
    }
    return undefined;
  }
}

/** Tests, benchmarks and examples have headers that stand in for those of the product, which does not use them. */
function meantFor(folder: string, paths: readonly string[]): readonly string[] {
  let meant = paths;
  for (const part of besideProduct) {
    if (meant.length < 2 || part.test(`${folder}/`)) continue;
    const others = meant.filter((path) => !part.test(path));
    if (others.length > 0) meant = others;
  }
  return meant;
}

const besideProduct: readonly RegExp[] = [
  /(?:^|\/)(?:unit|auto)?(?:tests?|bench(?:mark)?s?|mocks?)\//i,
  /(?:^|\/)(?:examples?|samples?|demos?|docs?)\//i,
];

/** The one with the longest common path with the including folder; of several, the one that others are meant to include. */
function nearest({ folder, header }: HeaderQuery, paths: readonly string[]): Finding {
  let best: string[] = [];
  let most = -1;
  for (const path of paths) {
    const shared = sharedParts(folder, folderOf(path));
    if (shared > most) best = [];
    if (shared >= most) best.push(path);
    most = Math.max(most, shared);
  }
  const published = best.filter((path) => path.endsWith(`/include/${header}`));
  const [first, second] = published.length === 1 ? published : best;
  return first !== undefined && second === undefined
    ? { kind: 'found', path: first }
    : { kind: 'several', paths: best };
}

function sharedParts(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}
