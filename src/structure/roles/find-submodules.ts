// Folders with a checkout of another repository. Commits to this repository cannot fix problems there.
import { filePath } from '../../model/file-path.ts';
import type { Project } from '../../model/project.ts';

/**
 * Paths of folders, each with a trailing slash. None if there is hardly anything else: then the submodules are the project.
 */
export function findSubmodules({
  manifests,
  files,
}: Pick<Project, 'manifests' | 'files'>): readonly string[] {
  const text = manifests.get(gitModules);
  if (text === undefined) return [];
  const folders = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*[^"\s])"?[ \t]*$/gm)].map(
    ([, path]) => `${path}/`,
  );
  const own = files.filter(({ path }) => !folders.some((folder) => path.startsWith(folder)));
  return own.length < files.length * minOwnShare ? [] : folders;
}

const gitModules = filePath('.gitmodules');

/** In MariaDB, 40% of the files are its own. */
const minOwnShare = 0.25;
