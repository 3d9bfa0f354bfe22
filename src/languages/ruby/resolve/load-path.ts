// The features that `require` can find in the project. The actual `$LOAD_PATH` is unknown, so every `lib` is on it, and for
// each file also the `test`, `spec` and `app/*` folders next to its ancestors.
import type { EntryKind } from '../../../model/project.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { childPath, folderOf, foldersUpward, isInside, nameOf, nearestTo } from '../../../std/paths.ts';
import type { OwnGem } from './gem-names.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';

/** On the load path of files next to or below them. */
const siblingRoots = new Set(['lib', 'test', 'tests', 'spec', 'features', 'ext']);

interface Place {
  readonly root: string;
  /** The folder whose files have the root on their load path. */
  readonly owner: string;
  readonly path: FilePath;
}

export class LoadPath {
  readonly #placesOf = new Map<string, Place[]>();
  /** Normalized feature → its files. */
  readonly #filesOf = new Map<string, Set<FilePath>>();
  /** Folders with their own load path: gems, engines, the project itself. */
  readonly #components: ReadonlySet<string>;
  readonly #componentOf = new Map<string, string>();
  /** Roots on every load path. */
  readonly #shared: ReadonlySet<string>;

  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    files: readonly ExtractedFile[],
    gems: readonly OwnGem[],
  ) {
    const owners = new Map<string, string>();
    for (const [path, kind] of entries)
      if (kind === 'folder' && isRoot(path)) owners.set(path, ownerOf(path));
    for (const { folder, requirePaths } of gems) {
      for (const path of requirePaths) owners.set(childPath(folder, path), folder);
    }
    owners.set('.', '.');
    this.#components = new Set([...owners.values(), ...gems.map(({ folder }) => folder)]);
    const gemRoots = gems.flatMap(({ folder, requirePaths }) =>
      requirePaths.map((path) => childPath(folder, path)),
    );
    const outer = [...owners.keys()].filter((root) => nameOf(root) === 'lib' && isOuter(root));
    this.#shared = new Set([...gemRoots.filter((root) => isOuter(root)), ...outer]);
    for (const { file } of files) this.#add(file.path, owners);
  }

  /** `feature` as given to `require`, without `.rb`. */
  find(folder: string, feature: string): FilePath | undefined {
    const places = (this.#placesOf.get(feature) ?? []).filter(
      ({ root, owner }) => root !== '.' && (isInside(owner, folder) || this.#shared.has(root)),
    );
    // The slash lets an owner match its own folder.
    return nearestTo(folder, places, ({ owner }) => `${owner}/`)[0]?.path;
  }

  /** From the root of the project, if nothing else has that name. */
  findAtRoot(feature: string): FilePath | undefined {
    return this.#placesOf.get(feature)?.find(({ root }) => root === '.')?.path;
  }

  /** The folder of the gem, engine or project that a file belongs to. */
  componentOf(path: FilePath): string {
    const folder = folderOf(path);
    return getOrAdd(this.#componentOf, folder, () => {
      for (const above of foldersUpward(folder)) if (this.#components.has(above)) return above;
      return '.';
    });
  }

  /** Whether the file has this normalized feature on a load path. */
  hasFeature(path: FilePath, feature: string): boolean {
    return this.#filesOf.get(feature)?.has(path) === true;
  }

  #add(path: FilePath, owners: ReadonlyMap<string, string>): void {
    // `require` adds the extension: a program without one is never meant.
    if (!nameOf(path).includes('.')) return;
    for (const root of foldersUpward(folderOf(path))) {
      const owner = owners.get(root);
      if (owner === undefined) continue;
      const inRoot = root === '.' ? path : path.slice(root.length + 1);
      const feature = inRoot.endsWith('.rb') ? inRoot.slice(0, -3) : inRoot;
      addTo(this.#placesOf, feature, { root, owner, path });
      getOrAdd(this.#filesOf, plainFeature(feature), () => new Set<FilePath>()).add(path);
    }
  }
}

/** Of a feature or constant. `html_parser` and `HTMLParser` are the same, whatever the acronym rules. */
export function plainFeature(name: string): string {
  return name.toLowerCase().replaceAll('::', '/').replace(/[-_]/g, '');
}

/** Whether the path of a file ends with the path expected for its constant. */
export function isNamed(path: FilePath, expected: string): boolean {
  const plain = plainFeature(path.slice(0, path.lastIndexOf('.')));
  return plain === expected || plain.endsWith(`/${expected}`);
}

function isRoot(path: string): boolean {
  const parent = folderOf(path);
  return (
    siblingRoots.has(nameOf(path)) ||
    nameOf(parent) === 'app' ||
    (nameOf(path) === 'concerns' && nameOf(folderOf(parent)) === 'app')
  );
}

/** The parent of `lib` or `app`. */
function ownerOf(root: string): string {
  if (siblingRoots.has(nameOf(root))) return folderOf(root);
  for (const folder of foldersUpward(root)) if (nameOf(folder) === 'app') return folderOf(folder);
  return '.';
}

/** Not nested in another `lib` or in a test folder. */
function isOuter(root: string): boolean {
  for (const folder of foldersUpward(folderOf(root))) if (siblingRoots.has(nameOf(folder))) return false;
  return true;
}
