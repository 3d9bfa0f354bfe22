// Where headers are looked for in a project that does not say: in the folders around the including file, and in those
// among their neighbours that projects hand to their compilers by custom.
import type { EntryKind } from '../../../model/project.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';

const customaryNames = ['include', 'inc', 'src'];

export class IncludeRoots {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #rootsOf = new Map<string, readonly string[]>();

  constructor(entries: ReadonlyMap<string, EntryKind>) {
    this.#entries = entries;
  }

  /** Inside out: a folder comes before what stands around it. */
  around(folder: string): readonly string[] {
    const missing: string[] = [];
    let current = folder;
    // Not by recursion: how deep folders lie is the project's to choose.
    while (!this.#rootsOf.has(current)) {
      missing.push(current);
      if (current === '.') break;
      current = folderOf(current);
    }
    for (const each of missing.toReversed()) {
      const outer = each === '.' ? [] : (this.#rootsOf.get(folderOf(each)) ?? []);
      this.#rootsOf.set(each, [...this.#rootsAt(each), ...outer]);
    }
    return this.#rootsOf.get(folder) ?? [];
  }

  #rootsAt(folder: string): string[] {
    const customary = customaryNames
      .map((name) => joinPath(folder, name) ?? '.')
      .filter((path) => this.#entries.get(path) === 'folder');
    return [folder, ...customary];
  }
}
