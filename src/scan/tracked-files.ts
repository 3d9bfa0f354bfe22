// The files of a checkout that git tracks. Ignore rules do not apply to them.
import type { DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import type { TrackedPaths } from './git-index.ts';

export class TrackedFiles {
  readonly #top: DiskPath;
  readonly #baseLength: number;
  readonly #tree: FileTree;
  /** Read when it is first asked for: in many projects no rule matches anything. */
  #paths: TrackedPaths | undefined;
  #isRead = false;

  /** `baseLength` is the length of the path (with its `/`) of the checkout in the one around it. */
  constructor(top: DiskPath, baseLength: number, tree: FileTree) {
    this.#top = top;
    this.#baseLength = baseLength;
    this.#tree = tree;
  }

  /** A folder counts if a file in it is tracked, or if it is a tracked submodule. */
  has(bytePath: string, isFolder: boolean): boolean {
    if (!this.#isRead) this.#paths = this.#tree.trackedIn(this.#top);
    this.#isRead = true;
    const path = bytePath.slice(this.#baseLength);
    return this.#paths?.hasFile(path) === true || (isFolder && this.#paths?.hasFolder(path) === true);
  }
}
