// Packages of libraries that the project adds files to, as for access to what only the package may use.
import type { ExtractedFile } from '../../../model/source.ts';
import type { Builds } from './builds.ts';
import type { Declarations } from './declarations.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { withoutRoot } from './jvm-file.ts';

export class SharedPackages {
  readonly #builds: Builds;
  readonly #files: readonly ExtractedFile[];
  readonly #declarations: Declarations;
  /** Package → the names that are imported from it and that no file declares. Made when a name is missing. */
  #missing: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Package → how many files the project has in it. */
  readonly #counts = new Map<string, number>();

  constructor(files: readonly ExtractedFile[], declarations: Declarations, builds: Builds) {
    this.#builds = builds;
    this.#files = files;
    this.#declarations = declarations;
  }

  /** Whether more names are missing from the package than the project has files in it. */
  isShared(name: string): boolean {
    this.#missing ??= this.#findMissing();
    const missing = this.#missing.get(name)?.size ?? 0;
    return missing > 1 && missing > getOrAdd(this.#counts, name, () => this.#countFiles(name));
  }

  #countFiles(name: string): number {
    return this.#files.filter(({ scope }) => scope === name).length;
  }

  #findMissing(): ReadonlyMap<string, ReadonlySet<string>> {
    const missing = new Map<string, Set<string>>();
    for (const { imports } of this.#files) {
      for (const { kind, specifier } of imports) {
        if (kind !== 'static') continue;
        const path = withoutRoot(specifier);
        const around = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
        if (!this.#declarations.isPackage(around) || this.#declarations.isKnown(path)) continue;
        if (!path.endsWith('.*') && !this.#builds.makes(path))
          getOrAdd(missing, around, () => new Set<string>()).add(path);
      }
    }
    return missing;
  }
}
