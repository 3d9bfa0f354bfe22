// Finds the repository that a folder belongs to, only by reading files.
//
// A project from an archive may contain any `.git`. It could try to have somebody else's repository read: a private one on
// the same machine, or one on a network share, which would be sent a login. So a symbolic link named `.git` is not followed,
// and a `.git` file counts only if the repository it names points back at the folder, as git does for linked worktrees and
// submodules. Nobody can write that into a repository they do not control.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { noRepository } from '../model/no-repository.ts';
import { type GitConfig, parseGitConfig } from './parse-git-config.ts';
import { statIfThere, readRepositoryText } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface RepositoryPlace {
  /** The folder that contains `.git`. All paths are absolute and without symbolic links. */
  readonly top: string;
  /** The project's path in it, with `/` as separator, '' for the root. */
  readonly folder: string;
  /** The git directory of this working tree, with HEAD. */
  readonly gitDir: string;
  /** What all working trees share: refs, objects and config. Equal to `gitDir` outside linked worktrees. */
  readonly commonDir: string;
}

/** Throws UnreadableHistory if there is none that may be read. */
export function findRepository(projectRoot: string): RepositoryPlace {
  const root = realFolder(projectRoot);
  if (root === undefined) throw new UnreadableHistory(`No such folder: ${projectRoot}`);
  for (let top = root; ; top = dirname(top)) {
    const dirs = readDotGit(top);
    if (dirs !== undefined) return { top, folder: relative(top, root).split(sep).join('/'), ...dirs };
    if (top === dirname(top)) throw new UnreadableHistory(isBare(root) ? bare : noRepository);
  }
}

const bare = 'This is a bare repository, without files. Check one commit out (git worktree add FOLDER)';

function isBare(folder: string): boolean {
  const isFolder = (name: string): boolean => statIfThere(join(folder, name))?.isDirectory() === true;
  return isFolder('objects') && isFolder('refs') && hasHead(folder);
}

/** The settings of the repository; empty if there are none. */
export function readConfig({ commonDir }: Pick<RepositoryPlace, 'commonDir'>): GitConfig {
  return parseGitConfig(readRepositoryText(commonDir, 'config') ?? '');
}

type GitDirs = Pick<RepositoryPlace, 'gitDir' | 'commonDir'>;

function readDotGit(top: string): GitDirs | undefined {
  const path = join(top, '.git');
  const stats = statIfThere(path);
  if (stats?.isSymbolicLink() === true) {
    throw new UnreadableHistory('The .git entry is a symbolic link, which is not followed');
  }
  if (stats?.isFile() === true) return followDotGitFile(top);
  if (stats?.isDirectory() !== true) return undefined;
  // Like git, skips a folder that only has the name. A `commondir` in it does not belong in a main working tree and is
  // ignored.
  if (!hasHead(path)) return undefined;
  return { gitDir: path, commonDir: path };
}

function hasHead(gitDir: string): boolean {
  try {
    return lstatSync(join(gitDir, 'HEAD'), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new UnreadableHistory('The repository cannot be read', { cause: error });
  }
}

function followDotGitFile(top: string): GitDirs {
  const written = /^gitdir: ([^\0\r\n]+)/.exec(readRepositoryText(top, '.git') ?? '')?.[1];
  if (written === undefined) throw new UnreadableHistory('The .git file names no repository');
  const gitDir = realFolder(resolveLocal(top, written));
  if (gitDir === undefined) {
    throw new UnreadableHistory('The repository that the .git file names does not exist');
  }
  const dirs = asLinkedWorktree(top, gitDir) ?? asSubmodule(top, gitDir);
  if (dirs === undefined) {
    throw new UnreadableHistory('The repository that the .git file names does not point back at this folder');
  }
  return dirs;
}

/** `<common>/worktrees/<name>`, whose file `gitdir` points to the `.git` file. */
function asLinkedWorktree(top: string, gitDir: string): GitDirs | undefined {
  const commonDir = dirname(dirname(gitDir));
  const common = readPath(gitDir, 'commondir');
  const back = readPath(gitDir, 'gitdir');
  if (common === undefined || back === undefined || basename(dirname(gitDir)) !== 'worktrees')
    return undefined;
  if (realFolder(common) !== commonDir || basename(back) !== '.git') return undefined;
  return realFolder(dirname(back)) === top ? { gitDir, commonDir } : undefined;
}

/** Usually `<root of the superproject>/.git/modules/<name>`, whose setting `core.worktree` points to the folder. */
function asSubmodule(top: string, gitDir: string): GitDirs | undefined {
  const back = readConfig({ commonDir: gitDir }).get('core.worktree');
  if (back === undefined || realFolder(resolveLocal(gitDir, back)) !== top) return undefined;
  return { gitDir, commonDir: gitDir };
}

function readPath(folder: string, file: string): string | undefined {
  const written = readRepositoryText(folder, file)?.trim();
  return written === undefined || written === '' ? undefined : resolveLocal(folder, written);
}

/** Throws if the path is on a network share. */
export function resolveLocal(folder: string, written: string): string {
  if (/^[\\/]{2}/.test(written)) {
    throw new UnreadableHistory('The repository lies on a network share, which is not opened');
  }
  return resolve(folder, written);
}

function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statIfThere(real)?.isDirectory() === true ? real : undefined;
  } catch {
    // Missing or not accessible: either way there is no readable repository.
    return undefined;
  }
}
