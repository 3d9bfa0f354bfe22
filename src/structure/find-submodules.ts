// Folders with the checkout of another repository. A commit to this one cannot mend what is wrong there.
import { filePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';

/** Paths of folders, each with a slash at its end. None where hardly anything else is there: then they are the project. */
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
  return own.length < files.length * leastOwn ? [] : folders;
}

const gitModules = filePath('.gitmodules');

/** MariaDB's own files are 40% of all. */
const leastOwn = 0.25;
