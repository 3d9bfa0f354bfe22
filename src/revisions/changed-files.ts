// Which files of a project were renamed or changed between two states of it.
import type { RenamedFile } from '../model/change.ts';
import { fileId } from '../model/node-id.ts';
import type { Project } from '../model/project.ts';
import { compareTrees, findRenamesOnDisk, maxCompared } from './find-renames.ts';
import type { Repository } from './open-repository.ts';
import { readRepositoryFile } from './read-repository-file.ts';
import type { SafeGit } from './safe-git.ts';

export interface TwoProjects {
  readonly before: Project;
  readonly after: Project;
}

export interface FileChanges {
  readonly renames: readonly RenamedFile[];
  /** IDs of files with changed content, by their names afterwards. */
  readonly changedFiles: readonly string[];
  /** Whether there were too many files to find all renames. */
  readonly hasUnknownRenames: boolean;
}

/** `trees` are IDs of commits or trees. */
export async function changesBetween(
  git: SafeGit,
  trees: { readonly before: string; readonly after: string },
  projects: TwoProjects,
): Promise<FileChanges> {
  const { renamed, changed, isPartial } = await compareTrees(git, trees.before, trees.after);
  const paths = pathsIn(projects.after);
  return {
    renames: insideBoth(git, renamed, projects),
    changedFiles: insideProject(git.repository, changed)
      .filter((path) => paths.has(path))
      .map((path) => fileId({ path })),
    hasUnknownRenames: isPartial,
  };
}

/** `after` is on disk. A file in `before` has its blob if the content on disk differs. */
export async function changesOnDisk(git: SafeGit, projects: TwoProjects): Promise<FileChanges> {
  const moved = await findRenames(git, projects);
  const paths = pathsIn(projects.after);
  const changed = projects.before.files.filter(({ path, blob }) => blob !== undefined && paths.has(path));
  return { ...moved, changedFiles: [...changed.map(fileId), ...moved.changedFiles] };
}

function pathsIn({ files }: Project): ReadonlySet<string> {
  return new Set(files.map(({ path }) => path));
}

/** Converts paths in the repository to paths in the project. */
export function insideProject({ folder }: Pick<Repository, 'folder'>, paths: readonly string[]): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

function insideBoth(
  git: SafeGit,
  renamed: readonly RenamedFile[],
  { before, after }: TwoProjects,
): readonly RenamedFile[] {
  const [paths, pathsBefore] = [pathsIn(after), pathsIn(before)];
  return renamed.flatMap(({ from, to }) => {
    const [inside] = insideProject(git.repository, [from]);
    const [insideNow] = insideProject(git.repository, [to]);
    if (inside === undefined || insideNow === undefined) return [];
    if (!pathsBefore.has(inside) || !paths.has(insideNow)) return [];
    return [{ from: fileId({ path: inside }), to: fileId({ path: insideNow }) }];
  });
}

const maxBytes = 10 * 1024 ** 2;

/** Only renamed files can be in the list of changed files. */
async function findRenames(git: SafeGit, projects: TwoProjects): Promise<FileChanges> {
  const { before, after } = projects;
  const { top, folder } = git.repository;
  const [paths, pathsBefore] = [pathsIn(after), pathsIn(before)];
  const inRepository = (path: string): string => (folder === '' ? path : `${folder}/${path}`);
  const gone = before.files.flatMap(({ path, blob }) =>
    blob === undefined || paths.has(path) ? [] : [{ path: inRepository(path), id: blob }],
  );
  const appeared = after.files.filter(({ path }) => !pathsBefore.has(path));
  const onDisk = appeared.slice(0, maxCompared).map(({ path }) => ({
    path: inRepository(path),
    read: () => readRepositoryFile(top, inRepository(path), maxBytes),
  }));
  const { renamed, changed, isPartial } = await findRenamesOnDisk(git, gone, onDisk);
  return {
    renames: insideBoth(git, renamed, projects),
    changedFiles: insideProject(git.repository, changed).map((path) => fileId({ path })),
    hasUnknownRenames: isPartial || (gone.length > 0 && appeared.length > maxCompared),
  };
}
