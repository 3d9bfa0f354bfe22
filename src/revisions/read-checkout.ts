// Which commit is checked out, and how many source files on disk differ from it. For a process that asks repeatedly: a file
// is read again only if its size or times changed.
import type { Checkout } from '../model/checkout.ts';
import { isReliableStamp } from '../model/is-reliable-stamp.ts';
import type { Project } from '../model/project.ts';
import type { FileStamp, SourceFile } from '../model/source.ts';
import { listTree, type TreeFile } from './list-tree.ts';
import type { Environment } from './locate-git.ts';
import { openRepository, type Repository } from './open-repository.ts';
import { withSafeGit } from './safe-git.ts';
import { SameOnDisk } from './same-on-disk.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface CheckoutRun {
  /** The environment variables of the Lintel process. */
  readonly environment: Environment;
  /** Whether Lintel reads files with this name. */
  readonly isSource: (path: string) => boolean;
  /** A time before the scan read any file: file times close to it are not reliable. */
  readonly scanStartedMs: number;
  readonly signal?: AbortSignal | undefined;
}

interface KnownFile {
  readonly stamp: FileStamp;
  readonly id: string;
}

export class CheckoutReader {
  #tree: { readonly key: string; readonly files: readonly TreeFile[] } | undefined;
  #known = new Map<string, KnownFile>();

  /** Undefined if there is no readable repository. */
  async read(project: Project, run: CheckoutRun): Promise<Checkout | undefined> {
    try {
      const repository = openRepository(project.root);
      const files = await this.#filesOf(repository, run);
      return { commit: repository.head, changedFiles: this.#countChanged(repository, project, files, run) };
    } catch (error) {
      if (error instanceof UnreadableHistory) return undefined;
      throw error;
    }
  }

  async #filesOf(repository: Repository, run: CheckoutRun): Promise<readonly TreeFile[]> {
    const { head, folder } = repository;
    const key = `${head} ${folder}`;
    if (this.#tree?.key === key) return this.#tree.files;
    const paths = folder === '' ? [] : [folder];
    const files = await withSafeGit(repository, run.environment, (git) =>
      listTree(git, head, { paths, signal: run.signal }),
    );
    const plain = files.filter(({ kind }) => kind === 'file');
    this.#tree = { key, files: plain };
    return plain;
  }

  #countChanged(
    repository: Repository,
    project: Project,
    files: readonly TreeFile[],
    { scanStartedMs, isSource }: CheckoutRun,
  ): number {
    const same = new SameOnDisk(repository, project);
    same.recall((file) => this.#idOf(file));
    const prefix = repository.folder === '' ? '' : `${repository.folder}/`;
    const committed = files.map((file) => ({ file, path: toText(file.path).slice(prefix.length) }));
    // Files that the walk left out, for example because of an ignore rule, are not missing.
    const inProject = committed.filter(({ path }) => project.entries.get(path) === 'source');
    const gone = committed.filter(({ path }) => isSource(path) && isMissing(project, path));
    const unchanged = inProject.filter(({ file }) => same.stampOf(file) !== undefined).length;
    this.#known = new Map();
    for (const [{ path, stamp }, id] of same.ids)
      if (stamp !== undefined && isReliableStamp(stamp, scanStartedMs)) this.#known.set(path, { stamp, id });
    return project.files.length - unchanged + gone.length;
  }

  #idOf({ path, stamp }: SourceFile): string | undefined {
    const known = this.#known.get(path);
    const isSame =
      stamp !== undefined &&
      known?.stamp.changedMs === stamp.changedMs &&
      known.stamp.modifiedMs === stamp.modifiedMs;
    return isSame ? known.id : undefined;
  }
}

/** The folder was walked and the checkout includes the file, but it is not there. */
function isMissing({ entries, gitRules }: Project, path: string): boolean {
  let at = path;
  while (!entries.has(at) && at.includes('/')) at = at.slice(0, at.lastIndexOf('/'));
  const kind = entries.get(at);
  if (kind !== undefined && (kind !== 'folder' || at === path)) return false;
  return gitRules?.absentAt(path) === undefined;
}

function toText(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}
