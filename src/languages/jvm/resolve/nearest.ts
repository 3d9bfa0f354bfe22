// If several files declare a name: those in the source set of the referring file, else in its module, else in the modules
// that it depends on, else the nearest by path. If these are several, all of them: the sources do not say which one is
// built.
import { folderOf, nearestTo } from '../../../std/paths.ts';
import type { Builds } from './builds.ts';
import type { Declarations } from './declarations.ts';
import type { JvmFile } from './jvm-file.ts';
import type { SourceSet } from './source-set.ts';

export type Chooser = (from: JvmFile, declarers: readonly JvmFile[]) => readonly JvmFile[];

export function nearestChooser(
  builds: Builds,
  declarations: Declarations,
  seesSet: (from: SourceSet, to: SourceSet) => boolean,
): Chooser {
  const sees = (from: JvmFile, to: JvmFile): boolean =>
    seesSet(from.sourceSet, to.sourceSet) && !declarations.meansJava(from, to);
  return (from, declarers) => {
    const [first] = declarers;
    if (declarers.length === 1 && first !== undefined) return sees(from, first) ? declarers : [];
    const visible = declarers.filter((to) => sees(from, to));
    return visible.length > 1 ? nearestOf(visible, from, builds) : visible;
  };
}

function nearestOf(files: readonly JvmFile[], from: JvmFile, builds: Builds): readonly JvmFile[] {
  const { module, name } = from.sourceSet;
  const own = files.filter(({ sourceSet }) => sourceSet.module === module);
  const ofSet = own.filter(({ sourceSet }) => sourceSet.name === name);
  if (ofSet.length > 0) return ofSet;
  if (own.length > 0) return mainOf(own);
  const needed = builds.neededBy(module);
  const ofNeeded = files.filter(({ sourceSet }) => needed.has(builds.folderAround(sourceSet.module)));
  return nearestTo(folderOf(from.path), mainOf(ofNeeded.length > 0 ? ofNeeded : files), ({ path }) => path);
}

/** The program rather than its tests. */
function mainOf(files: readonly JvmFile[]): readonly JvmFile[] {
  const main = files.filter(({ sourceSet }) => sourceSet.name === 'main');
  return main.length > 0 ? main : files;
}
