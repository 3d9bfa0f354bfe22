// What the go.mod files ask for and offer.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesIn } from '../../kit/declarations.ts';
import type { DeclaredEntry, ManifestPackages, ProductFiles } from '../../language.ts';
import { Modules } from './modules.ts';

export function readManifestPackages({ manifests }: Project, productFiles: ProductFiles): ManifestPackages {
  const { all } = new Modules(manifests);
  return {
    required: all.flatMap(({ file, requires }) =>
      Array.from(requires, ([name, range]) => ({ node: name, name, range, manifest: file })),
    ),
    provided: all.flatMap(({ file, path }) =>
      path !== undefined && isFetchable(path) ? [{ name: path, manifest: file }] : [],
    ),
    entries: productFiles().flatMap((file) => findProgram(file)),
  };
}

/** A file with the function `main` of a package of that name, unless no build compiles it. */
function findProgram({
  file: { path },
  scope,
  declares,
  condition = '',
}: ExtractedFile): readonly DeclaredEntry[] {
  const isProgram = scope === 'main' && !/\bignore\b/.test(condition) && namesIn(declares).includes('main');
  return isProgram ? [{ file: path, isProgram, manifest: path }] : [];
}

/** Go fetches modules from the host that is the first part of their path. */
function isFetchable(path: string): boolean {
  return (path.split('/', 1)[0] ?? '').includes('.');
}
