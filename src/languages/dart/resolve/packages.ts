// The packages of the project: which one a file belongs to, and which one a name means there.
import { nearestUpward } from '../../kit/nearest-upward.ts';
import type { Pubspec } from './pubspecs.ts';
import { addTo } from '../../../std/multi-map.ts';

export class Packages {
  readonly #byFolder: ReadonlyMap<string, Pubspec>;
  readonly #foldersOf = new Map<string, string[]>();
  /** The enclosing package of a folder. */
  readonly #around = nearestUpward((folder) => this.#byFolder.get(folder));

  constructor(pubspecs: readonly Pubspec[]) {
    this.#byFolder = new Map(pubspecs.map((pubspec) => [pubspec.folder, pubspec]));
    for (const { name, folder } of pubspecs) if (name !== undefined) addTo(this.#foldersOf, name, folder);
  }

  /**
   * Folders of the project that may be the package, the likeliest first: the enclosing package, a path dependency, then
   * any other of that name, since workspaces link those regardless of version.
   */
  foldersOf(name: string, fromFolder: string): readonly string[] {
    const own = this.#around(fromFolder);
    if (own?.name === name) return [own.folder];
    const named = own?.pathDependencies.get(name);
    const others = this.#foldersOf.get(name) ?? [];
    return named !== undefined && this.#byFolder.has(named) ? [named] : others;
  }
}
