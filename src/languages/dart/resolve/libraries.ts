// Library names, for `part of shop.cart` (before Dart 2).
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, SourceFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { toFiles, unresolved } from '../../kit/targets.ts';
import { groupBy } from '../../../std/group-by.ts';

export class Libraries {
  readonly #filesOf: ReadonlyMap<string | undefined, readonly ExtractedFile[]>;

  constructor(files: readonly ExtractedFile[]) {
    this.#filesOf = groupBy(files, ({ scope }) => scope);
  }

  find(part: SourceFile, name: string): Target {
    const named = this.#filesOf.get(name) ?? [];
    const claiming = named.length > 1 ? named.filter((library) => hasPart(library, part.path)) : named;
    const [library] = claiming;
    if (library !== undefined && claiming.length === 1) return toFiles([library.file.path]);
    const reason =
      named.length === 0
        ? `no file of the project declares the library ${name}`
        : `${named.length} files declare the library ${name}, and it is unclear which of them this part belongs to`;
    return unresolved(reason);
  }
}

function hasPart({ file, imports }: ExtractedFile, part: FilePath): boolean {
  const folder = folderOf(file.path);
  return imports.some(({ specifier }) => joinPath(folder, specifier) === part);
}
