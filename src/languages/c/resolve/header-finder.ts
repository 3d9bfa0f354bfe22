// Finds the file behind a header: where the compiler was told to look, else where projects keep their headers, else
// wherever in the project exactly one file has its name.
import type { EntryKind } from '../../../model/project.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import type { HeaderIndex } from './header-index.ts';
import type { IncludeFolders } from './include-flags.ts';
import type { IncludeRoots } from './include-roots.ts';

export interface Question {
  readonly header: string;
  readonly isQuoted: boolean;
  /** Of the including file. */
  readonly folder: string;
  /** What its compiler was told, where that is known. */
  readonly folders: IncludeFolders | undefined;
  /** A file that is not meant: the one that asks for the next of its name. */
  readonly except?: string;
}

export type Finding =
  | { readonly kind: 'found'; readonly path: string }
  /** Files that it may be, none of them more likely than the others. */
  | { readonly kind: 'several'; readonly paths: readonly string[] }
  | { readonly kind: 'none' };

const none: Finding = { kind: 'none' };

export class HeaderFinder {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #roots: IncludeRoots;
  readonly #index: HeaderIndex;

  constructor(entries: ReadonlyMap<string, EntryKind>, roots: IncludeRoots, index: HeaderIndex) {
    this.#entries = entries;
    this.#roots = roots;
    this.#index = index;
  }

  /** By the rules of the compiler alone. */
  findOnPath(question: Question): string | undefined {
    const { folder, folders, isQuoted } = question;
    if (isQuoted) {
      const beside = this.#firstIn([folder], question) ?? this.#firstIn(folders?.quoted ?? [], question);
      if (beside !== undefined) return beside;
    }
    return this.#firstIn(folders?.any ?? [], question);
  }

  /** In an `include` folder around the including file: where a project keeps headers that the system has too. */
  findPublic(question: Question): string | undefined {
    const roots = this.#roots.around(question.folder).filter((root) => /(?:^|\/)include$/.test(root));
    return this.#firstIn(roots, question);
  }

  /** In the folders around the including file and their `include`, `inc` and `src`; only `"cart.h"` begins in its own. */
  findAround(question: Question): string | undefined {
    const [own = '.', ...outer] = this.#roots.around(question.folder);
    return this.#firstIn(question.isQuoted ? [own, ...outer] : outer, question);
  }

  /** By the customs of projects. */
  findByCustom(question: Question): Finding {
    const path = this.findAround(question);
    if (path !== undefined) return { kind: 'found', path };
    const paths = this.#index.endingIn(question.header).filter((each) => each !== question.except);
    const [first] = paths;
    if (first === undefined) return none;
    return paths.length === 1 ? { kind: 'found', path: first } : nearest(question.folder, paths);
  }

  #firstIn(folders: readonly string[], { header, except }: Question): string | undefined {
    for (const folder of folders) {
      const path = joinPath(folder, header);
      if (path === undefined || path === except) continue;
      const kind = this.#entries.get(path);
      if (kind !== undefined && kind !== 'folder') return path;
    }
    return undefined;
  }
}

/** The one that shares more of its path with the including folder than all others. */
function nearest(folder: string, paths: readonly string[]): Finding {
  let best: string[] = [];
  let most = -1;
  for (const path of paths) {
    const shared = sharedParts(folder, folderOf(path));
    if (shared > most) best = [];
    if (shared >= most) best.push(path);
    most = Math.max(most, shared);
  }
  const [first] = best;
  if (first !== undefined && best.length === 1) return { kind: 'found', path: first };
  return { kind: 'several', paths: best };
}

function sharedParts(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}
