// Finds renamed files between two trees by content, using git.
import { spawn } from 'node:child_process';
import { askGit } from './run-git.ts';
import { quotePath, type SafeGit, withOwnObjects } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface TreeDifference {
  /** Paths in the repository, as in the scan. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Files with changed content, by their new paths. */
  readonly changed: readonly string[];
  /** Whether there were too many files to compare all pairs. Files with equal content or name are matched anyway. */
  readonly isPartial: boolean;
}

/**
 * The limit for removed files times new files to compare. git's default is half of it, but large folders that move have more.
 * 2,000 take about five seconds if hardly any can be matched by name.
 */
export const maxCompared = 2000;

/** `before` and `after` are IDs of commits or trees. */
export async function compareTrees(git: SafeGit, before: string, after: string): Promise<TreeDifference> {
  const ask = (similarity: string): Promise<Buffer> => {
    const args = [
      'diff-tree',
      '-r',
      '-z',
      similarity,
      `-l${maxCompared}`,
      '--raw',
      '--no-abbrev',
      '--full-index',
    ];
    return askGit(git, [...args, '--no-ext-diff', '--no-textconv', before, after, '--']);
  };
  // A partial clone may lack contents, such as those of images. Then only files with equal content are matched.
  const output = await ask('-M').catch((error: unknown) => {
    if (git.repository.isPartialClone && error instanceof UnreadableHistory) return ask('-M100%');
    throw error;
  });
  return parseRaw(output.toString().split('\0'));
}

const status = /^:\d{6} \d{6} ([0-9a-f]+) ([0-9a-f]+) ([A-Z])(\d*)$/;

/** One for each object format. */
const emptyBlobs = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

function parseRaw(fields: readonly string[]): TreeDifference {
  const renamed: { from: string; to: string }[] = [];
  const changed: string[] = [];
  let gone = 0;
  let added = 0;
  for (let at = 0; at + 1 < fields.length;) {
    const [, id, newId, kind, similarity] = status.exec(fields[at]!) ?? [];
    if (kind === undefined)
      throw new UnreadableHistory('git wrote something that Lintel does not understand');
    const path = fields[at + 1]!;
    if (kind === 'R') {
      const to = fields[at + 2] ?? '';
      // All empty files are equal, so this is no evidence of a rename.
      if (!emptyBlobs.has(newId!)) renamed.push({ from: path, to });
      if (similarity !== '100') changed.push(to);
      at += 3;
    } else {
      // Otherwise only its executable bit changed.
      if (kind === 'M' && id !== newId) changed.push(path);
      if (kind === 'D') gone++;
      if (kind === 'A') added++;
      at += 2;
    }
  }
  return { renamed, changed, isPartial: gone * added > maxCompared ** 2 };
}

export interface FileOfTree {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly id: string;
}

export interface FileOnDisk {
  readonly path: string;
  /** Undefined if the file is gone or too large. */
  readonly read: () => Buffer | undefined;
}

/**
 * Finds which removed files are now on disk under another name. For that, the files on disk become objects in the private
 * folder of `git`: nothing is written to the repository.
 */
export async function findRenamesOnDisk(
  git: SafeGit,
  gone: readonly FileOfTree[],
  appeared: readonly FileOnDisk[],
): Promise<TreeDifference> {
  if (gone.length === 0 || appeared.length === 0) return { renamed: [], changed: [], isPartial: false };
  const writing = withOwnObjects(git);
  await importFiles(writing, gone, appeared);
  return compareTrees(writing, 'refs/before', 'refs/after');
}

const timeoutMs = 60_000;

async function importFiles(
  git: SafeGit,
  gone: readonly FileOfTree[],
  appeared: readonly FileOnDisk[],
): Promise<void> {
  const child = spawn(git.program, ['--no-pager', 'fast-import', '--quiet', '--force'], {
    cwd: git.folder,
    env: git.environment,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
    timeout: timeoutMs,
    signal: git.signal,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(
    commitOf(
      'refs/before',
      gone.map(({ path, id }) => `M 100644 ${id} ${quotePath(path)}\n`),
    ),
  );
  const added: string[] = [];
  for (const { path, read } of appeared) {
    const content = read();
    if (content === undefined) continue;
    const mark = `:${added.length + 1}`;
    child.stdin.write(`blob\nmark ${mark}\ndata ${content.length}\n`);
    child.stdin.write(content);
    // Only one file at a time is in memory.
    if (!child.stdin.write('\n')) {
      const drained = new Promise((resolve) => child.stdin.once('drain', resolve));
      await Promise.race([drained, ended]);
    }
    added.push(`M 100644 ${mark} ${quotePath(path)}\n`);
  }
  child.stdin.end(commitOf('refs/after', added));
  if ((await ended) !== 0) throw new UnreadableHistory('git could not compare the files on disk');
}

function commitOf(ref: string, files: readonly string[]): string {
  return `commit ${ref}\ncommitter lintel <> 0 +0000\ndata 0\n${files.join('')}\n`;
}
