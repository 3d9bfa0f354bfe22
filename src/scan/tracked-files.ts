// The files that git tracks in a checkout. Ignore rules do not apply to them.
import type { DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import type { TrackedPaths } from './git-index.ts';

export class TrackedFiles {
  readonly #top: DiskPath;
  readonly #baseLength: number;
  readonly #tree: FileTree;
  /** Read on demand: in many projects no rule matches anything. */
  #paths: TrackedPaths | undefined;
  #isRead = false;

  /** `baseLength` is the length of the checkout's path (with its `/`) in the outer checkout. */
  constructor(top: DiskPath, baseLength: number, tree: FileTree) {
    this.#top = top;
    this.#baseLength = baseLength;
    this.#tree = tree;
  }

  /** A folder counts if it contains a tracked file, or if it is a tracked submodule. */
  has(bytePath: string, isFolder: boolean): boolean {
    if (!this.#isRead) this.#paths = this.#tree.trackedIn(this.#top);
    this.#isRead = true;
    const path = bytePath.slice(this.#baseLength);
    return this.#paths?.hasFile(path) === true || (isFolder && this.#paths?.hasFolder(path) === true);
  }
}
