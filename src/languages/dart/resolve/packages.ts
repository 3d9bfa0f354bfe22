// The packages of the project: which one a file belongs to, and which one a name means there.
import { folderOf, joinPath } from '../../kit/paths.ts';
import type { Pubspec } from './pubspecs.ts';
import { addTo } from '../../kit/multi-map.ts';

export class Packages {
  readonly #byFolder: ReadonlyMap<string, Pubspec>;
  readonly #foldersOf = new Map<string, string[]>();
  /** Folder → enclosing package. */
  readonly #around = new Map<string, Pubspec | undefined>();

  constructor(pubspecs: readonly Pubspec[]) {
    this.#byFolder = new Map(pubspecs.map((pubspec) => [pubspec.folder, pubspec]));
    for (const { name, folder } of pubspecs) {
      if (name === undefined) continue;
      addTo(this.#foldersOf, name, folder);
    }
  }

  /**
   * Folders of the project that may be the package, the likeliest first: the enclosing package, a path dependency, then
   * any other of that name, since workspaces link those regardless of version.
   */
  foldersOf(name: string, fromFolder: string): readonly string[] {
    const own = this.#packageAround(fromFolder);
    if (own?.name === name) return [own.folder];
    const named = own?.pathDependencies.get(name);
    const others = this.#foldersOf.get(name) ?? [];
    return named !== undefined && this.#byFolder.has(named) ? [named] : others;
  }

  #packageAround(start: string): Pubspec | undefined {
    const passed: string[] = [];
    let folder = start;
    while (!this.#around.has(folder) && !this.#byFolder.has(folder) && folder !== '.') {
      passed.push(folder);
      folder = folderOf(folder);
    }
    const found = this.#byFolder.get(folder) ?? this.#around.get(folder);
    for (const inner of passed) this.#around.set(inner, found);
    return found;
  }
}

/** `package:shop/cart.dart` is `lib/cart.dart`. */
export function inPackage(folder: string, path: string): string | undefined {
  const lib = joinPath(folder, 'lib');
  return lib === undefined ? undefined : joinPath(lib, path);
}
