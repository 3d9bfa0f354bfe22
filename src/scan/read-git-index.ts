// Finds and reads the index of a checkout as a plain file, because git itself would run programs named in the checkout's
// config.
//
// In a linked worktree and in a submodule, `.git` is a file that points to the git folder. A project could forge it, so it
// counts only if that folder points back, as in ../revisions/find-repository.ts.
import { dirname, resolve } from 'node:path';
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { parseGitIndex, type TrackedPaths } from './git-index.ts';
import { readGitFile } from './linked-worktree.ts';
import { readBytes } from './read-bytes.ts';

type Disk = Pick<FileTree, 'kindOf' | 'read' | 'realPath'>;

/** Enough for more than a million files. */
const maxIndexSize = 256 * 1024 ** 2;
const maxTextSize = 1024 ** 2;

/** For the checkout with this root, a path without symbolic links. */
export function readGitIndex(top: DiskPath, disk: Disk): TrackedPaths | undefined {
  const gitFolder = findGitFolder(top, disk);
  if (gitFolder === undefined) return undefined;
  const bytes = readBytes(childOf(gitFolder, 'index'), disk, maxIndexSize);
  return bytes && parseGitIndex(bytes);
}

function findGitFolder(top: DiskPath, disk: Disk): DiskPath | undefined {
  const dotGit = childOf(top, '.git');
  const kind = disk.kindOf(dotGit);
  if (kind === 'folder') return dotGit;
  if (kind !== 'file' || typeof top !== 'string') return undefined;
  const written = readGitFile(top, disk);
  // A network share would be sent a login.
  if (written === undefined || /^[\\/]{2}/.test(written)) return undefined;
  const folder = disk.realPath(resolve(top, written));
  if (folder === undefined) return undefined;
  const isBack = (path: string | undefined): boolean =>
    path !== undefined && !/^[\\/]{2}/.test(path) && disk.realPath(resolve(folder, path)) === top;
  const ofWorktree = readText(childOf(folder, 'gitdir'), disk);
  if (ofWorktree !== undefined) return isBack(dirname(ofWorktree.trim())) ? folder : undefined;
  const config = readText(childOf(folder, 'config'), disk) ?? '';
  return isBack(worktreeIn(config)) ? folder : undefined;
}

/** Not a regular expression over the whole text, which could be made slow. */
function worktreeIn(config: string): string | undefined {
  const settings = config.split('\n').map((line) => line.split('='));
  const written = settings.find(([key, ...values]) => key?.trim() === 'worktree' && values.length === 1);
  return written?.[1]?.trim().replaceAll('"', '');
}

function readText(path: DiskPath, disk: Disk): string | undefined {
  return readBytes(path, disk, maxTextSize)?.toString();
}
