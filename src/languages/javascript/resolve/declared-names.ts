// Which file a name means that scripts declare: what `goog.provide` names, or a class of Ext JS.
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo } from '../../../std/multi-map.ts';
import { folderOf, nearestTo } from '../../../std/paths.ts';
import { namesIn } from '../../kit/declarations.ts';
import { computed, nothing, toFile, toPackage } from '../../kit/targets.ts';

/** What their names begin with. */
const packages = new Map([
  ['goog', 'google-closure-library'],
  ['Ext', 'extjs'],
]);

/** A file with more of them is a bundle of others. */
const mostNames = 20;

export class DeclaredNames {
  readonly #declaring = new Map<string, FilePath[]>();
  readonly #bundles = new Set<FilePath>();

  constructor(files: readonly ExtractedFile[]) {
    for (const { file, declares } of files) {
      if (declares === undefined) continue;
      const names = namesIn(declares);
      if (names.length > mostNames) this.#bundles.add(file.path);
      for (const name of names) addTo(this.#declaring, name, file.path);
    }
  }

  /** A name that no file declares comes from a generator, or from the library itself. */
  find(from: FilePath, name: string): Target {
    const paths = this.#declaring.get(name);
    if (paths === undefined) {
      const library = packages.get(name.split('.', 1)[0]!);
      return library === undefined ? computed : toPackage(library);
    }
    const alone = paths.filter((path) => !this.#bundles.has(path));
    const [path] = nearestTo(folderOf(from), alone.length > 0 ? alone : paths, (each) => each);
    return path === from ? nothing : toFile(path!);
  }
}
