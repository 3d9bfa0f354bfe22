// Include folders of a project without compile commands: the folders around the including file, and conventional ones next
// to them.
import type { EntryKind } from '../../../model/project.ts';
import { getOrAdd } from '../../kit/multi-map.ts';
import { childPath, foldersUpward } from '../../kit/paths.ts';

const conventionalNames = ['include', 'inc', 'src'];

export class IncludeRoots {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #rootsOf = new Map<string, readonly string[]>();

  constructor(entries: ReadonlyMap<string, EntryKind>) {
    this.#entries = entries;
  }

  /** From the inside out. */
  around(folder: string): readonly string[] {
    return getOrAdd(this.#rootsOf, folder, () =>
      [...foldersUpward(folder)].flatMap((at) => this.#rootsAt(at)),
    );
  }

  #rootsAt(folder: string): string[] {
    const conventional = conventionalNames
      .map((name) => childPath(folder, name))
      .filter((path) => this.#entries.get(path) === 'folder');
    return [folder, ...conventional];
  }
}
