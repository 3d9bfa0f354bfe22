// Finds the branch that a change will be merged into, by the repository's configuration and common names.
import { howToFetch } from '../model/how-to-fetch.ts';
import type { Repository } from './open-repository.ts';
import { readBranch, readRef } from './read-head.ts';
import { askGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface Upstream {
  /** As a user names it: `origin/main`. */
  readonly name: string;
  /** Full ID of its commit. */
  readonly id: string;
  /** Whether it is the same branch on the remote. */
  readonly isOwnCopy: boolean;
}

/** The upstream of a branch according to the configuration. Default: of the checked-out branch. */
export function upstreamOf(repository: Repository, branch = readBranch(repository)): Upstream | undefined {
  const short = branch?.replace(/^refs\/heads\//, '');
  if (short === undefined) return undefined;
  const remote = repository.config.get(`branch.${short}.remote`);
  const merge = repository.config.get(`branch.${short}.merge`);
  if (remote === undefined || merge === undefined || !merge.startsWith('refs/heads/')) return undefined;
  const merged = merge.slice('refs/heads/'.length);
  if (remote === '.') return findBranch(repository, 'heads', merged);
  const found = findBranch(repository, 'remotes', `${remote}/${merged}`);
  return found && { ...found, isOwnCopy: merged === short };
}

export interface DefaultBase {
  /** Full ID of the commit to compare with. */
  readonly commit: string;
  /** The target branch, as a user names it. */
  readonly name: string;
  /** Full ID of the newest commit on this branch. */
  readonly tip: string;
  /**
   * Whether it is unknown where the changes begin: all commits here are already in the target branch, and HEAD is detached or
   * the history is incomplete.
   */
  readonly isUncertain: boolean;
}

/**
 * Where the changes begin: the merge base with the target branch. That is the upstream branch, unless it is the same branch
 * on the remote; else the main branch of the remote; else main or master. On the target branch itself it is HEAD. Throws
 * UnreadableHistory if there is no such branch.
 */
export async function findDefaultBase(git: SafeGit): Promise<DefaultBase> {
  const { repository } = git;
  const target = findTarget(repository);
  if (target === undefined) {
    const fetch = repository.isShallow ? `Fetch the whole history (${howToFetch}) or name` : 'Name';
    throw new UnreadableHistory(
      `There is no upstream branch, no origin/HEAD and no branch main or master to compare with. ${fetch} the revision: lintel diff REVISION, lintel affected --since REVISION`,
    );
  }
  const commit = await findMergeBase(git, target.id, repository.head, target.name);
  const isPart = commit === repository.head;
  return {
    commit,
    name: target.id === repository.head ? 'HEAD' : target.name,
    tip: target.id,
    isUncertain: isPart && (repository.isShallow || readBranch(repository) === undefined),
  };
}

function findTarget(repository: Repository): Upstream | undefined {
  const upstream = upstreamOf(repository);
  const branch = readBranch(repository)?.replace(/^refs\/heads\//, '');
  if (upstream?.isOwnCopy === false) return upstream;
  return (
    (isMainBranch(branch) ? upstream : undefined) ??
    findBranch(repository, 'remotes', 'origin/HEAD') ??
    findBranch(repository, 'remotes', 'origin/main') ??
    findBranch(repository, 'remotes', 'origin/master') ??
    findBranch(repository, 'heads', 'main') ??
    findBranch(repository, 'heads', 'master') ??
    upstream
  );
}

function isMainBranch(branch: string | undefined): boolean {
  return branch === 'main' || branch === 'master';
}

function findBranch(repository: Repository, kind: 'heads' | 'remotes', name: string): Upstream | undefined {
  const id = readRef(repository, repository.objectFormat, `refs/${kind}/${name}`);
  return id === undefined ? undefined : { name, id, isOwnCopy: false };
}

/** Throws UnreadableHistory if the two have no common commit here. */
export async function findMergeBase(git: SafeGit, a: string, b: string, name: string): Promise<string> {
  const explain = (): Error =>
    new UnreadableHistory(
      git.repository.isShallow
        ? `The clone is shallow and does not reach the merge base with ${name}: fetch the whole history (${howToFetch})`
        : `There is no merge base with ${name}: the two have no common commit`,
    );
  const output = await askGit(git, ['merge-base', '--end-of-options', a, b], { explain });
  return output.toString('latin1').trim();
}
