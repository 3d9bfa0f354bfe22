// Where the path of an import leads: a folder of the project, or a module outside.
import type { EntryKind } from '../../../model/project.ts';
import { childPath, folderOf, foldersUpward, joinWrittenPath, nameOf } from '../../kit/paths.ts';
import { moduleNameOf } from './module-name.ts';
import type { Module, Modules } from './modules.ts';
import type { PackageIndex } from './package-index.ts';
import { isStandard } from './standard-library.ts';
import { ignoredPath, outOfProject, toBuiltin, toPackage, unresolved } from '../../kit/targets.ts';

export type Place =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'package'; readonly name: string; readonly builtin: boolean }
  | { readonly kind: 'unresolved'; readonly reason: string };

const nothing: ReadonlySet<string> = new Set();

export class ImportPaths {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #index: PackageIndex;
  readonly #modules: Modules;
  /** Path of a module → the folder where the project has it. */
  readonly #folderOf: ReadonlyMap<string, string>;
  /** Folders with a `vendor` folder in them. */
  readonly #vendors: ReadonlySet<string>;
  readonly #cache = new Map<string, Map<string, Place>>();

  /** `assumed` is the path of the module at the root where no go.mod says it. */
  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    index: PackageIndex,
    modules: Modules,
    assumed: string | undefined,
  ) {
    this.#entries = entries;
    this.#index = index;
    this.#modules = modules;
    const named = modules.all.flatMap(({ path, folder }) =>
      path === undefined ? [] : [[path, folder] as const],
    );
    this.#folderOf = new Map([...(assumed === undefined ? [] : [[assumed, '.'] as const]), ...named]);
    this.#vendors = new Set(
      Array.from(entries)
        .filter(([path, kind]) => kind === 'folder' && nameOf(path) === 'vendor')
        .map(([path]) => folderOf(path)),
    );
  }

  find(folder: string, path: string): Place {
    let places = this.#cache.get(folder);
    if (places === undefined) {
      places = new Map();
      this.#cache.set(folder, places);
    }
    let place = places.get(path);
    if (place === undefined) {
      place = this.#look(folder, path);
      places.set(path, place);
    }
    return place;
  }

  #look(folder: string, path: string): Place {
    if (/^\.{1,2}(?:\/|$)/.test(path)) return this.#relative(folder, path);
    // Part of the compiler: what stands in Go's own sources by that name is its description.
    if (path === 'unsafe') return toBuiltin(path);
    const module = this.#modules.around(folder);
    const local = this.#vendored(folder, path) ?? this.#inGopath(folder, path, module) ?? this.#ofStd(path);
    if (local !== undefined) return { kind: 'folder', folder: local };
    const own = this.#inModule(path, module);
    if (own !== undefined) return own;
    if (isStandard(path)) return toBuiltin(path);
    if (!(path.split('/')[0] ?? '').includes('.') && module?.requires.has(path) !== true) {
      return unresolved('Go has no such package, and no module of the project');
    }
    return toPackage(moduleNameOf(path, module?.requires ?? nothing));
  }

  #relative(folder: string, path: string): Place {
    const named = joinWrittenPath(folder, path);
    return named === undefined ? outOfProject : this.#folder(named);
  }

  /** The module with the longest path that begins the import's; modules of one project see each other. */
  #inModule(path: string, module: Module | undefined): Place | undefined {
    for (const prefix of foldersUpward(path)) {
      const folder = module?.replacements.get(prefix) ?? this.#folderOf.get(prefix);
      if (folder !== undefined) return this.#folder(childPath(folder, path.slice(prefix.length + 1)));
    }
    return undefined;
  }

  #folder(folder: string): Place {
    if (this.#index.packageIn(folder) !== undefined) return { kind: 'folder', folder };
    for (const above of foldersUpward(folder)) {
      if (this.#entries.get(above) === 'ignored') {
        return ignoredPath(folder);
      }
    }
    return unresolved(`there are no Go files in ${folder}`);
  }

  #vendored(folder: string, path: string): string | undefined {
    if (this.#vendors.size === 0) return undefined;
    for (const above of foldersUpward(folder)) {
      if (!this.#vendors.has(above)) continue;
      const vendored = childPath(above, `vendor/${path}`);
      if (this.#index.packageIn(vendored) !== undefined) return vendored;
    }
    return undefined;
  }

  /** Before there were modules, everything stood in `src` by its path. */
  #inGopath(folder: string, path: string, module: Module | undefined): string | undefined {
    if (module !== undefined) return undefined;
    for (const above of foldersUpward(folder)) {
      if (nameOf(above) !== 'src') continue;
      const named = childPath(above, path);
      if (this.#index.packageIn(named) !== undefined) return named;
    }
    return undefined;
  }

  /** Go's own sources: the packages of the module `std` are imported without its name. */
  #ofStd(path: string): string | undefined {
    const folder = this.#folderOf.get('std');
    if (folder === undefined) return undefined;
    const named = childPath(folder, path);
    return this.#index.packageIn(named) === undefined ? undefined : named;
  }
}
