// Resolves the user's start of a history.
import type { ListedCommit } from './list-commits.ts';
import { listCommits } from './list-commits.ts';
import { resolveRevision } from './revision-names.ts';
import type { SafeGit } from './safe-git.ts';

const day = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z?)?)?)?$/;

/**
 * The commits from a day (`2024`, `2024-03-31`, in UTC) or a revision on. The revision itself is included if it is on the
 * first-parent line. `commits` are oldest first. Throws UnreadableHistory.
 */
export async function commitsSince(
  git: SafeGit,
  commits: readonly ListedCommit[],
  since: string,
): Promise<readonly ListedCommit[]> {
  const dayMs = day.test(since)
    ? Date.parse(since.includes('T') && !since.endsWith('Z') ? `${since}Z` : since)
    : NaN;
  if (!Number.isNaN(dayMs)) {
    const first = commits.findIndex(({ seconds }) => seconds * 1000 >= dayMs);
    return first === -1 ? [] : commits.slice(first);
  }
  const id = await resolveRevision(git, since);
  const place = commits.findIndex((commit) => commit.id === id);
  if (place !== -1) return commits.slice(place);
  const newer = await listCommits(git, git.repository.head, id);
  return newer.length === 0 ? [] : commits.slice(-newer.length);
}
