// Whether only part of the repository is checked out.
import { parseGitConfig } from './parse-git-config.ts';
import type { Repository } from './open-repository.ts';
import { readRepositoryText } from './read-repository-file.ts';

export function isSparseCheckout({ config, gitDir }: Pick<Repository, 'config' | 'gitDir'>): boolean {
  const ownConfig = parseGitConfig(readRepositoryText(gitDir, 'config.worktree') ?? '');
  const written = ownConfig.get('core.sparsecheckout') ?? config.get('core.sparsecheckout') ?? '';
  return /^(?:true|yes|on|[1-9]\d*)$/i.test(written);
}
