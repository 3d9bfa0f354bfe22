// A linked git worktree is another checkout of a repository: the same files again, maybe in another state. Its `.git` is a
// file that names a folder `…/worktrees/<name>`; that of a submodule names `…/modules/<path>`. The file is only read: the
// folder that it names could be forged, and is not opened.
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { readBytes } from './read-bytes.ts';

const maxSize = 16 * 1024;
const prefix = 'gitdir: ';

interface Place {
  readonly disk: DiskPath;
  /** Its path in the checkout around it, as a byte string. */
  readonly bytes: string;
}

/** Of a folder that has a file `.git`. */
export function isLinkedWorktree({ disk, bytes }: Place, tree: FileTree): boolean {
  const gitDir = readGitFile(disk, tree)?.replaceAll('\\', '/');
  return gitDir?.split('/').at(-2) === 'worktrees' && !isSubmodule(gitDir, bytes);
}

/** The folder that the file `.git` in a folder names. */
export function readGitFile(folder: DiskPath, tree: Pick<FileTree, 'read'>): string | undefined {
  const text = readBytes(childOf(folder, '.git'), tree, maxSize)?.toString();
  return text?.startsWith(prefix) === true ? text.slice(prefix.length).trimEnd() : undefined;
}

/** A submodule may itself lie in a folder `worktrees`: git calls it by its path, unless told otherwise. */
function isSubmodule(gitDir: string, path: string): boolean {
  const name = gitDir.slice(gitDir.lastIndexOf('/modules/') + '/modules/'.length);
  return gitDir.includes('/modules/') && `/${path}`.endsWith(`/${name}`);
}
