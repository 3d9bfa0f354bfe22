// The C++20 modules that the project declares.
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesIn } from '../../kit/declarations.ts';
import { toBuiltin, toFiles, unresolved } from '../../kit/targets.ts';
import { addTo } from '../../../std/multi-map.ts';

export class Modules {
  readonly #filesOf = new Map<string, FilePath[]>();

  constructor(files: readonly ExtractedFile[]) {
    for (const { file, declares } of files) {
      for (const name of namesIn(declares)) {
        addTo(this.#filesOf, name, file.path);
      }
    }
  }

  resolve(name: string): Target {
    const paths = this.#filesOf.get(name);
    if (paths !== undefined) return toFiles(paths);
    if (name === 'std' || name === 'std.compat') return toBuiltin('libc++');
    return unresolved('no file of the project declares this module');
  }
}
