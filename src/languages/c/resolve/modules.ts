// The C++20 modules that the project declares.
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesIn } from '../../kit/declarations.ts';
import { toBuiltin, toFiles, unresolved } from '../../kit/targets.ts';
import { Lists } from '../../../std/multi-map.ts';

export function modulesIn(files: readonly ExtractedFile[]): (name: string) => Target {
  const filesOf = new Lists<string, FilePath>();
  for (const { file, declares } of files) for (const name of namesIn(declares)) filesOf.add(name, file.path);
  return (name) => {
    if (filesOf.has(name)) return toFiles(filesOf.of(name));
    if (name === 'std' || name === 'std.compat') return toBuiltin('libc++');
    return unresolved('no file of the project declares this module');
  };
}
