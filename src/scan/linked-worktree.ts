// A linked git worktree is another checkout of a repository: the same files again, maybe in another state. Its `.git` is a
// file that points to a folder `…/worktrees/<name>`; that of a submodule points to `…/modules/<path>`. Only the file is read:
// the folder could be forged and is not opened.
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { readBytes } from './read-bytes.ts';

const maxSize = 16 * 1024;
const prefix = 'gitdir: ';

interface Place {
  readonly disk: DiskPath;
  /** Its path in the outer checkout, as a byte string. */
  readonly bytes: string;
}

/** For a folder with a `.git` file. */
export function isLinkedWorktree({ disk, bytes }: Place, tree: FileTree): boolean {
  const gitDir = readGitFile(disk, tree)?.replaceAll('\\', '/');
  return gitDir?.split('/').at(-2) === 'worktrees' && !isSubmodule(gitDir, bytes);
}

/** The folder that the `.git` file of a folder points to. */
export function readGitFile(folder: DiskPath, tree: Pick<FileTree, 'read'>): string | undefined {
  const text = readBytes(childOf(folder, '.git'), tree, maxSize)?.toString();
  return text?.startsWith(prefix) === true ? text.slice(prefix.length).trimEnd() : undefined;
}

/** A submodule may itself be in a folder `worktrees`: by default, git names it by its path. */
function isSubmodule(gitDir: string, path: string): boolean {
  const name = gitDir.slice(gitDir.lastIndexOf('/modules/') + '/modules/'.length);
  return gitDir.includes('/modules/') && `/${path}`.endsWith(`/${name}`);
}
