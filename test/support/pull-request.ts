// A pull request as GitHub checks it out: a merge of its branch into a base branch that has moved on.
import { createRepository, git } from '../revisions/git-repository.ts';
import { type FolderText, writeFiles } from './temporary-folder.ts';

export interface PullRequest {
  readonly folder: string;
  readonly event: {
    readonly pull_request: {
      readonly number: number;
      readonly title: string;
      /** Older than what was merged. */
      readonly base: { readonly sha: string };
      readonly head: { readonly ref: string; sha: string };
    };
  };
}

export interface PullRequestSetting {
  readonly before: Readonly<Record<string, string>>;
  readonly branch?: string;
}

export function openPullRequest(
  change: FolderText,
  { before, branch = 'feature' }: PullRequestSetting,
): PullRequest {
  const folder = createRepository([{ day: '2026-01-05', files: before }]);
  const base = { sha: commitOf(folder, 'HEAD') };
  git(folder, ['checkout', '--quiet', '-b', branch]);
  const head = { ref: branch, sha: commitFiles(folder, change) };
  git(folder, ['checkout', '--quiet', 'main']);
  commitFiles(folder, { 'others.ts': "import 'left-pad';\n" });
  git(folder, ['checkout', '--quiet', '--detach']);
  git(folder, ['merge', '--quiet', '--no-ff', '-m', 'Merge', branch]);
  const title = '$(touch hacked) `touch hacked`';
  return { folder, event: { pull_request: { number: 7, title, base, head } } };
}

/** Another commit on the branch, and the merge of it. */
export function pushTo({ folder, event }: PullRequest, change: FolderText): void {
  const { head } = event.pull_request;
  const merged = commitOf(folder, 'HEAD^1');
  git(folder, ['checkout', '--quiet', head.ref]);
  head.sha = commitFiles(folder, change);
  git(folder, ['checkout', '--quiet', '--detach', merged]);
  git(folder, ['merge', '--quiet', '--no-ff', '-m', 'Merge', head.ref]);
}

/** The id of the new commit. */
export function commitFiles(folder: string, files: FolderText): string {
  writeFiles(folder, files);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--allow-empty', '--message=Change']);
  return commitOf(folder, 'HEAD');
}

export function commitOf(folder: string, name: string): string {
  return git(folder, ['rev-parse', name]).trim();
}
