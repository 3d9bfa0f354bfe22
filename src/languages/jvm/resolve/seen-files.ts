// Small functions on files and their names for the lookup of names.
import type { FilePath } from '../../../model/file-path.ts';
import type { Extension } from './declarations.ts';
import type { Bindings, JvmFile } from './jvm-file.ts';

/** Every part of the names that the file imports or refers to. */
export function namesWrittenIn({ extracted }: JvmFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { specifier } of extracted.imports) {
    const path = specifier.endsWith('()') ? specifier.slice(0, -2) : specifier;
    if (path.includes('.')) for (const part of path.split('.')) names.add(part);
    else names.add(path);
  }
  return names;
}

export function filesIn(extensions: readonly Extension[]): readonly JvmFile[] {
  return [...new Set(extensions.map(({ file }) => file))];
}

export function isIn(files: readonly JvmFile[], path: FilePath): boolean {
  return files.some((file) => file.path === path);
}

/** In Scala a wildcard import hides what another file declares in the same package. */
export function placesSeen(
  { language, scopes }: JvmFile,
  { onDemand, implied }: Bindings,
): (readonly string[])[] {
  return language === 'scala' ? [onDemand, scopes, implied] : [scopes, onDemand, implied];
}
