// Finds files that were renamed since another file was last committed: what that file says about them applies to their new
// names.
import { findRenamesOnDisk, maxCompared } from './find-renames.ts';
import { listTree } from './list-tree.ts';
import type { Environment } from './locate-git.ts';
import { openRepository } from './open-repository.ts';
import { readRepositoryFile } from './read-repository-file.ts';
import { askGit } from './run-git.ts';
import { type SafeGit, withSafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface RenameQuestion {
  /** The file that contains the old names, as a path in the project. */
  readonly file: string;
  /** Missing paths in the project that it mentions. */
  readonly missing: readonly string[];
  /** The files of the project. */
  readonly present: readonly string[];
}

const maxBytes = 10 * 1024 ** 2;

export interface RenamesSince {
  /** Old path → new path; empty if git cannot be read. */
  readonly renames: ReadonlyMap<string, string>;
  /** Whether the clone is shallow and lacks the commit with the missing files. */
  readonly lacksCommit: boolean;
}

export async function findRenamesSince(
  projectRoot: string,
  question: RenameQuestion,
  environment: Environment,
): Promise<RenamesSince> {
  try {
    const repository = openRepository(projectRoot);
    return await withSafeGit(repository, environment, (git) => findRenames(git, question));
  } catch (error) {
    if (error instanceof UnreadableHistory) return { renames: new Map(), lacksCommit: false };
    throw error;
  }
}

async function findRenames(git: SafeGit, { file, missing, present }: RenameQuestion): Promise<RenamesSince> {
  const { head, folder, top, isShallow } = git.repository;
  const prefix = folder === '' ? '' : `${folder}/`;
  const log = await askGit(git, ['log', '--max-count=1', '--format=%H', head, '--', prefix + file]);
  const commit = log.toString('latin1').trim();
  const tree = commit === '' ? head : commit;
  const paths = folder === '' ? [] : [folder];
  const files = new Map(
    (await listTree(git, tree, { paths })).map((each) => [Buffer.from(each.path, 'latin1').toString(), each]),
  );
  const gone = missing.flatMap((path) => {
    const { kind, id = '' } = files.get(prefix + path) ?? {};
    return kind === 'file' ? [{ path: prefix + path, id }] : [];
  });
  const appeared = present
    .map((path) => prefix + path)
    .filter((path) => !files.has(path))
    .slice(0, gone.length === 0 ? 0 : maxCompared);
  const onDisk = appeared.map((path) => ({ path, read: () => readRepositoryFile(top, path, maxBytes) }));
  const { renamed } = await findRenamesOnDisk(git, gone, onDisk);
  return {
    renames: new Map(renamed.map(({ from, to }) => [from.slice(prefix.length), to.slice(prefix.length)])),
    lacksCommit: isShallow && gone.length < missing.length,
  };
}
