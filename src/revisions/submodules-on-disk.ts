// The submodules of a working tree. A change may add one, which the revision before it does not mention.
import { join } from 'node:path';
import { parseGitConfig } from './parse-git-config.ts';
import { statIfThere, readRepositoryText } from './read-repository-file.ts';
import type { Repository } from './open-repository.ts';

/** Paths in the repository of checked-out submodules. */
export function submodulesOnDisk({ top }: Pick<Repository, 'top'>): readonly string[] {
  const settings = [...parseGitConfig(readRepositoryText(top, '.gitmodules') ?? '')];
  const paths = settings.filter(([key]) => /^submodule\..*\.path$/s.test(key)).map(([, path]) => path);
  return paths.filter((path) => isPlain(path) && statIfThere(join(top, path, '.git')) !== undefined);
}

function isPlain(path: string): boolean {
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
