// Which file a name of the Closure Library means: the one that provides it.
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo } from '../../../std/multi-map.ts';
import { folderOf, nearestTo } from '../../../std/paths.ts';
import { namesIn } from '../../kit/declarations.ts';
import { computed, nothing, toFile, toPackage } from '../../kit/targets.ts';

export class ClosureNames {
  readonly #providing = new Map<string, FilePath[]>();

  constructor(files: readonly ExtractedFile[]) {
    for (const { file, declares } of files)
      if (declares !== undefined)
        for (const name of namesIn(declares)) addTo(this.#providing, name, file.path);
  }

  /** A name that nobody provides comes from a generator, or from the library itself. */
  find(from: FilePath, name: string): Target {
    const paths = this.#providing.get(name);
    if (paths === undefined)
      return name === 'goog' || name.startsWith('goog.') ? toPackage('google-closure-library') : computed;
    const [path] = nearestTo(folderOf(from), paths, (each) => each);
    return path === from ? nothing : toFile(path!);
  }
}
