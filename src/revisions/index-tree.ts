// Creates a tree from the index. git would write the tree into the repository and update the index, so it works on a copy of
// the index and writes into its private folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unmergedPaths } from '../scan/git-index.ts';
import type { Repository } from './open-repository.ts';
import { readRepositoryFile } from './read-repository-file.ts';
import { askGit } from './run-git.ts';
import { type SafeGit, withOwnObjects } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

const maxBytes = 512 * 1024 ** 2;

export interface StagedTree {
  readonly id: string;
  /** Can read the tree, which is in its private folder. */
  readonly git: SafeGit;
}

/** Throws UnreadableHistory. */
export async function writeIndexTree(git: SafeGit): Promise<StagedTree> {
  const content = readRepositoryFile(git.repository.gitDir, 'index', maxBytes);
  if (content === undefined) throw new UnreadableHistory('The index of the repository cannot be read');
  const copy = join(git.folder, 'index');
  writeFileSync(copy, content);
  const own = withOwnObjects(git);
  const writing = { ...own, environment: { ...own.environment, GIT_INDEX_FILE: copy } };
  const explain = (): Error =>
    new UnreadableHistory('The index cannot be read as a tree: it has unresolved conflicts, or is split');
  const output = await askGit(writing, ['write-tree', '--missing-ok'], { explain });
  return { id: output.toString('latin1').trim(), git: own };
}

/** Paths in the repository of files with unresolved conflicts. */
export function findConflicts({ gitDir }: Pick<Repository, 'gitDir'>): readonly string[] {
  const content = readRepositoryFile(gitDir, 'index', maxBytes);
  if (content === undefined) return [];
  return unmergedPaths(content).map((path) => Buffer.from(path, 'latin1').toString());
}
