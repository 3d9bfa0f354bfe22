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

/** Whether two files are in the same source set: then they are not variants of each other, and only one is meant. */
export function areRivals(files: readonly JvmFile[]): boolean {
  return files.some((one, i) =>
    files.some(
      ({ sourceSet: { module, name } }, j) =>
        j > i && one.sourceSet.module === module && one.sourceSet.name === name,
    ),
  );
}

export function isIn(files: readonly JvmFile[], path: FilePath): boolean {
  return files.some((file) => file.path === path);
}

/** A package or type whose names need no qualification. */
export interface Place {
  readonly path: string;
  /** A package around the file, whose types inherit nothing. */
  readonly isPackageAround: boolean;
}

/** Nearest first. In Scala a wildcard import hides what another file declares in the same package. */
export function placesSeen({ language, scopes }: JvmFile, { onDemand, implied }: Bindings): readonly Place[] {
  const around = scopes.map((path) => ({ path, isPackageAround: true }));
  const imported = onDemand.map((path) => ({ path, isPackageAround: false }));
  const others = implied.map((path) => ({ path, isPackageAround: false }));
  return language === 'scala' ? [...imported, ...around, ...others] : [...around, ...imported, ...others];
}
