// Reads the contents of objects, using one long-running git.
import { programStart } from '../scan/programs.ts';
import { CatFile } from './cat-file.ts';
import type { TreeFile } from './list-tree.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export type SizedBlob = Pick<TreeFile, 'id' | 'size'>;

/** In bytes. */
const maxBatchBytes = 16 * 1024 ** 2;

export class ObjectReader {
  readonly #git: SafeGit;
  readonly #contents: CatFile;
  readonly #sizes: CatFile;

  /** `timeoutMs` is how long git may be silent. */
  constructor(git: SafeGit, timeoutMs?: number) {
    this.#git = git;
    this.#contents = new CatFile(git, 'contents', timeoutMs);
    this.#sizes = new CatFile(git, 'info', timeoutMs);
  }

  /** Contents of blobs, in the order of the IDs. `content[content.length]` may be anything. Throws UnreadableHistory. */
  async read(ids: readonly string[]): Promise<readonly Buffer[]> {
    return this.#read(ids, 'blob');
  }

  /** The beginnings of blobs, in order. git sends whole blobs, so they are requested in batches. Throws UnreadableHistory. */
  async readStarts(files: readonly SizedBlob[]): Promise<readonly Buffer[]> {
    const starts: Buffer[] = [];
    for (let from = 0, to = 0; from < files.length; from = to) {
      let bytes = 0;
      while (to < files.length && bytes < maxBatchBytes) bytes += files[to++]!.size ?? 0;
      const contents = await this.read(files.slice(from, to).map(({ id }) => id));
      for (const content of contents) starts.push(Buffer.from(content.subarray(0, programStart)));
    }
    return starts;
  }

  /** `ids` may be IDs of commits. Throws UnreadableHistory. */
  async readTrees(ids: readonly string[]): Promise<readonly Buffer[]> {
    return this.#read(
      ids.map((id) => `${id}^{tree}`),
      'tree',
    );
  }

  async #read(names: readonly string[], type: 'blob' | 'tree'): Promise<readonly Buffer[]> {
    const answers = await this.#contents.ask(names);
    return answers.map((answer) => {
      if (answer === 'missing') throw this.explainMissing();
      if (answer.type !== type)
        throw new UnreadableHistory('git wrote something that Lintel does not understand');
      return answer.content;
    });
  }

  /** Sizes of blobs; undefined if the repository lacks one. Throws UnreadableHistory. */
  async readSizes(ids: readonly string[]): Promise<readonly (number | undefined)[]> {
    const answers = await this.#sizes.ask(ids);
    return answers.map((answer) => (answer === 'missing' ? undefined : answer.size));
  }

  close(): void {
    this.#contents.close();
    this.#sizes.close();
  }

  explainMissing(): UnreadableHistory {
    return new UnreadableHistory(
      this.#git.repository.isPartialClone
        ? 'The repository is a partial clone that lacks files of this revision, and Lintel fetches nothing. Fetch them (git fetch --refetch --no-filter)'
        : 'The repository lacks files of this revision',
    );
  }
}
