// Include folders of a project without compile commands: the folders around the including file, and conventional ones next
// to them.
import type { EntryKind } from '../../../model/project.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { childPath, foldersUpward, nameOf } from '../../../std/paths.ts';

const otherNames = ['inc', 'src'];
/** A folder in `include` is an include folder too if so many and most of its folders have the name of one in `include`. */
const leastSameNames = 3;

export class IncludeRoots {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #rootsOf = new Map<string, readonly string[]>();
  /** `include`, and the names of include folders in it: `include/uapi` of Linux. */
  readonly #publicNames: readonly string[];

  constructor(entries: ReadonlyMap<string, EntryKind>) {
    this.#entries = entries;
    this.#publicNames = ['include', ...findInnerNames(entries).map((name) => `include/${name}`)];
  }

  /** From the inside out. */
  around(folder: string): readonly string[] {
    return getOrAdd(this.#rootsOf, folder, () =>
      [...foldersUpward(folder)].flatMap((at) => this.#rootsAt(at)),
    );
  }

  /** Those where projects keep the headers that others are meant to include. */
  publicAround(folder: string): readonly string[] {
    const isPublic = (root: string): boolean =>
      this.#publicNames.some((name) => root === name || root.endsWith(`/${name}`));
    return this.around(folder).filter(isPublic);
  }

  #rootsAt(folder: string): string[] {
    const conventional = [...this.#publicNames, ...otherNames]
      .map((name) => childPath(folder, name))
      .filter((path) => this.#entries.get(path) === 'folder');
    return [folder, ...conventional];
  }
}

function findInnerNames(entries: ReadonlyMap<string, EntryKind>): readonly string[] {
  const foldersIn = new Map<string, boolean[]>();
  for (const [path, kind] of entries) {
    const [, outer, inner, name] = kind === 'folder' ? (inIncludeFolder.exec(path) ?? []) : [];
    if (outer !== undefined) addTo(foldersIn, outer + inner, entries.get(`${outer}${name}`) === 'folder');
  }
  const inner = [...foldersIn].filter(([, folders]) => {
    const same = folders.filter(Boolean).length;
    return same >= leastSameNames && 2 * same > folders.length;
  });
  return [...new Set(inner.map(([path]) => nameOf(path)))];
}

/** `include/uapi/linux` */
const inIncludeFolder = /^((?:.*\/)?include\/)([^/]+)\/([^/]+)$/;
