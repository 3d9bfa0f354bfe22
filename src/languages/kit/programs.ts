// Programs that are known by their code: a file with a `main`.
import type { Declaration } from '../../model/declaration.ts';
import type { FilePath } from '../../model/file-path.ts';
import type { ExtractedFile } from '../../model/source.ts';

export function declareProgram(isProgram: boolean): Declaration[] {
  return isProgram ? [{ kind: 'program' }] : [];
}

/** An entry point that its own file declares, not a manifest. */
interface Program {
  readonly file: FilePath;
  readonly isProgram: true;
  readonly manifest: FilePath;
}

export function findPrograms(files: readonly ExtractedFile[]): readonly Program[] {
  return files.flatMap(({ file: { path }, declares = [] }) =>
    declares.some(({ kind }) => kind === 'program') ? { file: path, isProgram: true, manifest: path } : [],
  );
}
