// Which files other than source files differ between a revision and the disk: manifests, lock files, assets. As for source
// files, contents are compared, because the repository's index could claim anything.
import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../model/project.ts';
import { Pacer } from '../std/pacer.ts';
import { listTree, type TreeFile } from './list-tree.ts';
import { ObjectReader } from './object-reader.ts';
import { openRepository } from './open-repository.ts';
import { statIfThere, readIfThere } from './read-repository-file.ts';
import type { SafeGit } from './safe-git.ts';
import { BlobIds, withoutReturns } from './same-on-disk.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface OtherFiles {
  /** ID of a commit or tree. */
  readonly tree: string;
  readonly onDisk: Pick<Project, 'entries'>;
  /** Paths in the project of source files on either side, which are compared elsewhere. */
  readonly sources: ReadonlySet<string>;
}

/**
 * Paths relative to the project, unordered; files elsewhere in the repository begin with `..`. Untracked files are searched
 * only in the project. Throws UnreadableHistory.
 */
export async function findOtherChanges(
  git: SafeGit,
  { tree, onDisk, sources }: OtherFiles,
): Promise<readonly string[]> {
  const { folder } = git.repository;
  const pacer = new Pacer(git.signal);
  const comparison = new Comparison(git);
  const changed: string[] = [];
  const tracked = new Set<string>();
  try {
    for (const file of await listTree(git, tree, { paths: [], signal: git.signal })) {
      if (pacer.isSliceOver()) await pacer.rest();
      const path = pathFrom(folder, Buffer.from(file.path, 'latin1').toString());
      tracked.add(path);
      if (!sources.has(path) && !(await comparison.isSame(file))) changed.push(path);
    }
  } finally {
    comparison.close();
  }
  for (const [path, kind] of onDisk.entries) if (kind === 'asset' && !tracked.has(path)) changed.push(path);
  return changed;
}

/** Converts a path in the repository to one relative to the project. */
function pathFrom(folder: string, path: string): string {
  if (folder === '') return path;
  if (path.startsWith(`${folder}/`)) return path.slice(folder.length + 1);
  const parents = folder.split('/');
  const parts = path.split('/');
  let common = 0;
  while (common < parents.length && parents[common] === parts[common]) common++;
  return [...parents.slice(common).map(() => '..'), ...parts.slice(common)].join('/');
}

/** Larger files count as changed only if their size differs. */
const maxBytes = 512 * 1024 ** 2;
/** The approximate maximum size of a Git LFS pointer, which is stored in place of a file. */
const maxPointer = 1024;
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\n/;

class Comparison {
  readonly #git: SafeGit;
  readonly #objects: ObjectReader;
  readonly #ids = new BlobIds();

  constructor(git: SafeGit) {
    this.#git = git;
    this.#objects = new ObjectReader(git);
  }

  close(): void {
    this.#objects.close();
  }

  async isSame(file: TreeFile): Promise<boolean> {
    const disk = Buffer.concat([
      Buffer.from(join(this.#git.repository.top, '/')),
      Buffer.from(file.path, 'latin1'),
    ]);
    const stats = statIfThere(disk);
    if (file.kind === 'submodule') return stats === undefined || isCheckedOut(disk, file.id);
    if (stats === undefined) return false;
    if (file.kind === 'link') return stats.isSymbolicLink() && this.#hasId(readLink(disk), file);
    if (!stats.isFile()) return false;
    // The disk file may be larger because of CRLF line endings. If only an LFS pointer is stored, it may have any size.
    if (file.size !== undefined && stats.size < file.size && file.size > maxPointer) return false;
    if (stats.size > maxBytes) return stats.size === file.size;
    const content = readIfThere(disk, maxBytes);
    return (
      content !== undefined && (this.#hasId(content, file) || (await this.#isStoredElsewhere(content, file)))
    );
  }

  #hasId(content: Buffer, { id }: TreeFile): boolean {
    const { objectFormat } = this.#git.repository;
    return [content, withoutReturns(content)].some(
      (bytes) => this.#ids.idOf(bytes, bytes.length, objectFormat) === id,
    );
  }

  async #isStoredElsewhere(content: Buffer, { id, size }: TreeFile): Promise<boolean> {
    if (size === undefined || size > maxPointer) return false;
    const [stored] = await this.#objects.read([id]);
    const [, oid] = pointer.exec(stored?.toString() ?? '') ?? [];
    return oid !== undefined && createHash('sha256').update(content).digest('hex') === oid;
  }
}

function readLink(path: Buffer): Buffer {
  return readlinkSync(path, 'buffer');
}

/** A submodule folder without a repository is not checked out. */
function isCheckedOut(folder: Buffer, commit: string): boolean {
  if (statIfThere(join(folder.toString(), '.git')) === undefined) return true;
  try {
    return openRepository(folder.toString()).head === commit;
  } catch (error) {
    if (error instanceof UnreadableHistory) return false;
    throw error;
  }
}
