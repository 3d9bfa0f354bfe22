// If several files declare a name: those in the source set of the referring file, else in its module, else in the modules
// that it depends on, else the nearest by path. If these are several, all of them: the sources do not say which one is
// built.
import { folderOf, nearestTo } from '../../../std/paths.ts';
import type { Builds } from './builds.ts';
import type { JvmFile } from './jvm-file.ts';
import type { Visibility } from './visibility.ts';

export class Nearest {
  readonly #builds: Builds;
  readonly #visibility: Visibility;

  constructor(builds: Builds, visibility: Visibility) {
    this.#builds = builds;
    this.#visibility = visibility;
  }

  choose(from: JvmFile, declarers: readonly JvmFile[]): readonly JvmFile[] {
    const first = declarers[0];
    if (declarers.length === 1 && first !== undefined)
      return this.#visibility.sees(from.sourceSet, first.sourceSet) ? declarers : [];
    const visible = declarers.filter(({ sourceSet }) => this.#visibility.sees(from.sourceSet, sourceSet));
    return visible.length > 1 ? this.#among(from, visible) : visible;
  }

  #among(from: JvmFile, files: readonly JvmFile[]): readonly JvmFile[] {
    const { module, name } = from.sourceSet;
    const own = files.filter(({ sourceSet }) => sourceSet.module === module);
    const ofSet = own.filter(({ sourceSet }) => sourceSet.name === name);
    if (ofSet.length > 0) return ofSet;
    if (own.length > 0) return mainOf(own);
    const needed = this.#builds.neededBy(module);
    const ofNeeded = files.filter(({ sourceSet }) => needed.has(this.#builds.folderAround(sourceSet.module)));
    return nearestTo(folderOf(from.path), mainOf(ofNeeded.length > 0 ? ofNeeded : files), ({ path }) => path);
  }
}

/** The program rather than its tests. */
function mainOf(files: readonly JvmFile[]): readonly JvmFile[] {
  const main = files.filter(({ sourceSet }) => sourceSet.name === 'main');
  return main.length > 0 ? main : files;
}
