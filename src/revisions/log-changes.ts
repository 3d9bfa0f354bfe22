// Which files each commit of the first-parent line touched and renamed, against its first parent.
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface CommitChanges {
  /** Paths from the top of the repository, as in the scan: old and new ones. */
  readonly touched: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export interface LoggedRange {
  /** Full id of the newest commit. */
  readonly head: string;
  /** How many commits, the newest first. */
  readonly count: number;
}

const maxBytes = 512 * 1024 ** 2;
const timeoutMs = 300_000;

/** By the id of the commit. Throws UnreadableHistory. */
export async function logChanges(
  git: SafeGit,
  range: LoggedRange,
): Promise<ReadonlyMap<string, CommitChanges>> {
  // A partial clone may lack the contents, of pictures for example. Then only files with the same content are paired.
  try {
    return await readChanges(git, range, '-M');
  } catch (error) {
    if (!git.repository.isPartialClone || !(error instanceof UnreadableHistory)) throw error;
    return await readChanges(git, range, '-M100%');
  }
}

async function readChanges(
  git: SafeGit,
  { head, count }: LoggedRange,
  similarity: string,
): Promise<ReadonlyMap<string, CommitChanges>> {
  const pieces: Buffer[] = [];
  const args = [
    'log',
    '--first-parent',
    '-m',
    '--raw',
    '-z',
    similarity,
    '--no-abbrev',
    '--format=tformat:%H',
  ];
  await runGit(git, [...args, ...plainOptions, `--max-count=${count}`, head, '--'], {
    onOutput: (piece) => pieces.push(piece) > 0,
    timeoutMs,
    maxBytes,
  });
  return parseLog(Buffer.concat(pieces).toString().split('\0'));
}

const plainOptions = [
  '--no-color',
  '--no-decorate',
  '--no-ext-diff',
  '--no-textconv',
  '--no-mailmap',
  '--no-notes',
  '--no-show-signature',
];

const id = /^[0-9a-f]{40,64}$/;
const change = /^\n?:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ ([A-Z])\d*$/;

function parseLog(fields: readonly string[]): ReadonlyMap<string, CommitChanges> {
  const changesOf = new Map<string, CommitChanges>();
  let touched: string[] = [];
  let renamed: { from: string; to: string }[] = [];
  // The last field is what follows the last zero byte.
  for (let at = 0; at + 1 < fields.length;) {
    const field = fields[at]!;
    const [, kind] = change.exec(field) ?? [];
    if (kind === undefined) {
      if (!id.test(field)) throw new UnreadableHistory('git wrote something that Lintel does not understand');
      touched = [];
      renamed = [];
      changesOf.set(field, { touched, renamed });
      at++;
      continue;
    }
    const path = fields[at + 1] ?? '';
    touched.push(path);
    if (kind !== 'R' && kind !== 'C') at += 2;
    else {
      const to = fields[at + 2] ?? '';
      touched.push(to);
      if (kind === 'R') renamed.push({ from: path, to });
      at += 3;
    }
  }
  return changesOf;
}
