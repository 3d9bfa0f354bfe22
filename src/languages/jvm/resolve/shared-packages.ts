// Packages of libraries that the project adds files to, as for access to what only the package may use.
import type { ExtractedFile } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { partsAround } from '../../kit/dotted-names.ts';
import type { Builds } from './builds.ts';
import type { Declarations } from './declarations.ts';
import { withoutRoot } from './jvm-file.ts';

/** Whether more names are missing from a package than the project has files in it. */
export function sharedPackages(
  files: readonly ExtractedFile[],
  declarations: Declarations,
  builds: Builds,
): (name: string) => boolean {
  /** Package → the names that are imported from it and that no file declares. Made when a name is missing. */
  let missing: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const counts = new Map<string, number>();
  return (name) => {
    missing ??= findMissing(files, declarations, builds);
    const names = missing.get(name)?.size ?? 0;
    // `package-info.java` declares nothing.
    const count = (): number =>
      files.filter(({ scope, declares }) => scope === name && declares?.length).length;
    return names > 1 && names > getOrAdd(counts, name, count);
  };
}

function findMissing(
  files: readonly ExtractedFile[],
  declarations: Declarations,
  builds: Builds,
): ReadonlyMap<string, ReadonlySet<string>> {
  const missing = new Map<string, Set<string>>();
  for (const { imports } of files) {
    for (const { kind, specifier } of imports) {
      if (kind !== 'static') continue;
      const path = withoutRoot(specifier);
      const around = partsAround(path);
      if (!declarations.packages.has(around) || declarations.isKnown(path)) continue;
      if (!path.endsWith('.*') && !builds.makes(path)) getOrAdd(missing, around, () => new Set()).add(path);
    }
  }
  return missing;
}
