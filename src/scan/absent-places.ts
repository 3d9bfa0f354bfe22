// Files that git tracks but that are not on disk: a sparse checkout leaves them out, or they are in submodules that are not
// fetched. An import of such a file is not an error.
import type { AbsentPlace } from '../model/project.ts';
import { toByteString } from './byte-string.ts';
import type { FileTree } from './file-tree.ts';
import type { TrackedPaths } from './git-index.ts';
import { findTop } from './surrounding-checkout.ts';
import type { WalkResult } from './walk-result.ts';
import { nameOf } from '../std/paths.ts';

type Walked = Pick<WalkResult, 'entries' | 'pathInCheckout'>;

export class AbsentPlaces {
  readonly #walked: Walked;
  readonly #realRoot: string;
  readonly #tree: FileTree;
  /** Read on demand: most imports are resolved. */
  #tracked: TrackedPaths | undefined;
  #isRead = false;

  constructor(walked: Walked, realRoot: string, tree: FileTree) {
    this.#walked = walked;
    this.#realRoot = realRoot;
    this.#tree = tree;
  }

  /** The path of a folder ends with `/`. */
  at(place: string): AbsentPlace | undefined {
    const tracked = this.#readIndex();
    if (tracked === undefined) return undefined;
    const { pathInCheckout, entries } = this.#walked;
    const base = pathInCheckout === '' ? '' : `${pathInCheckout}/`;
    for (const path of pathsUpTo(place)) {
      // For an existing folder, the index says nothing.
      if (path.endsWith('/') && entries.has(path.slice(0, -1))) continue;
      const why = tracked.whyAbsent(base + toByteString(path));
      if (why === 'sparse' || (why === 'submodule' && this.#isEmpty(path))) return { path, why };
    }
    return undefined;
  }

  /** Whether a sparse checkout leaves out a wanted file, or a folder with unknown contents. */
  leavesOut(isWanted: (name: string) => boolean): boolean {
    const { pathInCheckout, entries } = this.#walked;
    const base = pathInCheckout === '' ? '' : `${pathInCheckout}/`;
    const present = new Set([...entries.keys()].map(toByteString));
    for (const path of this.#readIndex()?.skippedPaths() ?? []) {
      if (path.endsWith('/') && base.startsWith(path)) return true;
      if (!path.startsWith(base)) continue;
      const inside = path.slice(base.length).replace(/\/$/, '');
      const name = nameOf(inside);
      if (!present.has(inside) && (path.endsWith('/') || isWanted(name))) return true;
    }
    return false;
  }

  #readIndex(): TrackedPaths | undefined {
    if (!this.#isRead) {
      const top = findTop(this.#realRoot, this.#tree);
      this.#tracked = top === undefined ? undefined : this.#tree.trackedIn(top);
    }
    this.#isRead = true;
    return this.#tracked;
  }

  #isEmpty(folder: string): boolean {
    for (const path of this.#walked.entries.keys()) if (path.startsWith(`${folder}/`)) return false;
    return true;
  }
}

/** `a`, `a/` and `a/b` for `a/b`: the first may be a submodule, the second a folder. */
function* pathsUpTo(place: string): Generator<string> {
  for (let end = place.indexOf('/'); end !== -1; end = place.indexOf('/', end + 1)) {
    yield place.slice(0, end);
    yield place.slice(0, end + 1);
  }
  if (!place.endsWith('/')) yield place;
}
