// The commits of the first-parent line: the history of a branch without the commits of branches merged into it.
import { readMailmap } from './read-mailmap.ts';
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface ListedCommit {
  readonly id: string;
  /** ID of its tree. */
  readonly tree: string;
  /** Commit time in seconds since 1970. */
  readonly seconds: number;
  readonly hasParent: boolean;
  /** Name of its author, mapped by the `.mailmap` of the newest commit. */
  readonly author: string;
  /** First line of its message. */
  readonly subject: string;
}

const maxBytes = 512 * 1024 ** 2;
const timeoutMs = 120_000;
const fieldsPerCommit = 3;
/** Nobody reads more than that. */
const maxTextLength = 500;
const endOfYear9999 = 253_402_300_799;

const head = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) (\d*) ([0-9a-f ]*)$/;

/**
 * From the newest commit to the first one, or to the last that is not reachable from `after`. Newest first. Throws
 * UnreadableHistory.
 */
export async function listCommits(
  git: SafeGit,
  newest: string,
  after?: string,
): Promise<readonly ListedCommit[]> {
  const pieces: Buffer[] = [];
  const { blob } = await readMailmap(git, newest);
  const mailmap = blob === undefined ? [] : ['-c', `mailmap.blob=${blob}`];
  const name = blob === undefined ? '%an' : '%aN';
  const format = `--format=tformat:%H %T %ct %P%x00${name}%x00%s`;
  const args = [...mailmap, 'log', '--first-parent', '-z', format, ...plainOptions];
  const range = after === undefined ? [newest] : [newest, `^${after}`];
  await runGit(git, [...args, ...range, '--'], {
    onOutput: (piece) => pieces.push(piece) > 0,
    timeoutMs,
    maxBytes,
  });
  const fields = Buffer.concat(pieces).toString().split('\0');
  const commits: ListedCommit[] = [];
  for (let at = 0; at + fieldsPerCommit <= fields.length; at += fieldsPerCommit) {
    commits.push(parseCommit(fields[at]!, fields[at + 1]!, fields[at + 2]!));
  }
  return commits;
}

/** These are defaults unless settings change them. git sees no settings here, but the options are given anyway. */
const plainOptions = ['--no-color', '--no-decorate', '--no-notes', '--no-show-signature', '--encoding=UTF-8'];

function parseCommit(text: string, author: string, subject: string): ListedCommit {
  const [, id, tree, seconds, parents] = head.exec(text) ?? [];
  if (id === undefined || tree === undefined) {
    throw new UnreadableHistory('git wrote something that Lintel does not understand');
  }
  return {
    id,
    tree,
    seconds: plausibleSeconds(Number(seconds)),
    hasParent: parents !== '',
    author: author.slice(0, maxTextLength),
    subject: subject.slice(0, maxTextLength),
  };
}

/** A commit can claim any time. Like in git, an invalid one becomes 1970. */
function plausibleSeconds(seconds: number): number {
  return seconds <= endOfYear9999 ? seconds : 0;
}
