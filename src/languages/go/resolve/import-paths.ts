// Resolves an import path to a folder of the project or an external module.
import { wordSet } from '../../kit/word-set.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import type { EntryKind } from '../../../model/project.ts';
import { childPath, folderOf, foldersUpward, joinWrittenPath, nameOf } from '../../../std/paths.ts';
import type { AssumedModule } from './assume-modules.ts';
import type { Module, Modules } from './modules.ts';
import type { PackageIndex } from './package-index.ts';
import {
  type PackageTarget,
  type UnresolvedTarget,
  ignoredPath,
  outOfProject,
  toBuiltin,
  toPackage,
  unresolved,
} from '../../kit/targets.ts';

export type Place = { readonly kind: 'folder'; readonly folder: string } | PackageTarget | UnresolvedTarget;

const nothing: Module['requires'] = new Map();

export class ImportPaths {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #index: PackageIndex;
  readonly #modules: Modules;
  /** Module path → its folder in the project. */
  readonly #folderOf: ReadonlyMap<string, string>;
  /** Paths of modules without a go.mod. */
  readonly #assumed: ReadonlySet<string>;
  /** Folders that contain a `vendor` folder. */
  readonly #vendors: ReadonlySet<string>;
  /** Folder → what protoc writes into it. Made when a package is missing. */
  #protos: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #cache = new Map<string, Map<string, Place>>();

  /** `assumed` are modules without a go.mod. */
  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    index: PackageIndex,
    modules: Modules,
    assumed: readonly AssumedModule[],
  ) {
    this.#entries = entries;
    this.#index = index;
    this.#modules = modules;
    const named = [...assumed, ...modules.all].flatMap(({ path, folder }) =>
      path === undefined ? [] : [[path, folder] as const],
    );
    this.#folderOf = new Map(named);
    this.#assumed = new Set(assumed.map(({ path }) => path));
    this.#vendors = new Set(
      Array.from(entries)
        .filter(([path, kind]) => kind === 'folder' && nameOf(path) === 'vendor')
        .map(([path]) => folderOf(path)),
    );
  }

  find(folder: string, path: string): Place {
    const places = getOrAdd(this.#cache, folder, () => new Map<string, Place>());
    return getOrAdd(places, path, () => this.#findPlace(folder, path));
  }

  #findPlace(folder: string, path: string): Place {
    if (/^\.{1,2}(?:\/|$)/.test(path)) return this.#relative(folder, path);
    // Built into the compiler; the folder in Go's sources only documents it.
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

  /** The module with the longest matching path; modules of one project see each other. */
  #inModule(path: string, module: Module | undefined): Place | undefined {
    for (const prefix of foldersUpward(path)) {
      const folder = module?.replacements.get(prefix) ?? this.#folderOf.get(prefix);
      if (folder === undefined) continue;
      const place = this.#folder(childPath(folder, path.slice(prefix.length + 1)));
      // An assumed path may be only the first part of a module's: others have modules there, too.
      const isOfOther = this.#assumed.has(prefix) && moduleNameOf(path, nothing).length > prefix.length;
      return place.kind === 'unresolved' && isOfOther ? undefined : place;
    }
    return undefined;
  }

  #folder(folder: string): Place {
    if (this.#index.packageIn(folder) !== undefined) return { kind: 'folder', folder };
    const isIgnored = [...foldersUpward(folder)].some((above) => this.#entries.get(above) === 'ignored');
    if (isIgnored) return ignoredPath(folder);
    this.#protos ??= protosIn(this.#entries);
    const generated = this.#protos.get(folder) ?? [];
    return unresolved(`there are no Go files in ${folder}`, [`${folder}/`, ...generated]);
  }

  #vendored(folder: string, path: string): string | undefined {
    if (this.#vendors.size === 0) return undefined;
    return [...foldersUpward(folder)]
      .filter((above) => this.#vendors.has(above))
      .map((above) => childPath(above, `vendor/${path}`))
      .find((vendored) => this.#index.packageIn(vendored) !== undefined);
  }

  /** Before modules, every package was in `src` under its path. */
  #inGopath(folder: string, path: string, module: Module | undefined): string | undefined {
    if (module !== undefined) return undefined;
    return [...foldersUpward(folder)]
      .filter((above) => nameOf(above) === 'src')
      .map((above) => childPath(above, path))
      .find((named) => this.#index.packageIn(named) !== undefined);
  }

  /** Go's own sources: packages of the module `std` are imported without its name. */
  #ofStd(path: string): string | undefined {
    const folder = this.#folderOf.get('std');
    if (folder === undefined) return undefined;
    const named = childPath(folder, path);
    return this.#index.packageIn(named) === undefined ? undefined : named;
  }
}

const roots = wordSet(`
  archive arena bufio builtin bytes cmd cmp compress container context crypto database debug embed encoding errors
  expvar flag fmt go hash html image index internal io iter log maps math mime net os path plugin reflect regexp
  runtime slices sort strconv strings structs sync syscall testing text time unicode unique unsafe weak
`);

function isStandard(path: string): boolean {
  const slash = path.indexOf('/');
  return roots.has(slash === -1 ? path : path.slice(0, slash));
}

/** Hosts whose modules are `host/owner/name`. */
const forges = wordSet(`
  github.com gitlab.com bitbucket.org codeberg.org gitea.com git.sr.ht golang.org go.googlesource.com
`);

function moduleNameOf(path: string, requires: Module['requires']): string {
  if (requires.size > 0) {
    for (const prefix of foldersUpward(path)) if (requires.has(prefix)) return prefix;
  }
  const parts = path.split('/');
  const host = parts[0] ?? '';
  const isVersioned = /\.v\d+$/.test(parts[1] ?? '');
  const count = forges.has(host) || (host === 'gopkg.in' && !isVersioned) ? 3 : 2;
  // From v2 on, the major version is part of the module path.
  const isMajor = /^v[1-9]\d*$/.test(parts[count] ?? '');
  return parts.slice(0, isMajor ? count + 1 : count).join('/');
}

function protosIn(entries: ReadonlyMap<string, EntryKind>): ReadonlyMap<string, readonly string[]> {
  const written = new Map<string, string[]>();
  for (const path of entries.keys())
    if (path.endsWith('.proto')) addTo(written, folderOf(path), path.replace(/proto$/, 'pb.go'));
  return written;
}
