// Which files of one tree are files of another one under a new name, as git finds them: by their content.
import { spawn } from 'node:child_process';
import { askGit } from './run-git.ts';
import { type SafeGit, withOwnObjects } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface TreeDifference {
  /** Paths from the top of the repository, as in the scan. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Files with another content, by their new paths. */
  readonly changed: readonly string[];
}

/** `before` and `after` are ids of commits or trees. */
export async function compareTrees(git: SafeGit, before: string, after: string): Promise<TreeDifference> {
  const args = ['diff-tree', '-r', '-z', '-M', '--raw', '--no-abbrev', '--full-index', '--no-ext-diff'];
  const output = await askGit(git, [...args, '--no-textconv', before, after, '--']);
  return parseRaw(output.toString().split('\0'));
}

const status = /^:\d{6} \d{6} [0-9a-f]+ [0-9a-f]+ ([A-Z])(\d*)$/;

function parseRaw(fields: readonly string[]): TreeDifference {
  const renamed: { from: string; to: string }[] = [];
  const changed: string[] = [];
  for (let at = 0; at + 1 < fields.length;) {
    const [, kind, similarity] = status.exec(fields[at]!) ?? [];
    if (kind === undefined)
      throw new UnreadableHistory('git wrote something that Lintel does not understand');
    const path = fields[at + 1]!;
    if (kind === 'R') {
      const to = fields[at + 2] ?? '';
      renamed.push({ from: path, to });
      if (similarity !== '100') changed.push(to);
      at += 3;
    } else {
      if (kind === 'M') changed.push(path);
      at += 2;
    }
  }
  return { renamed, changed };
}

export interface FileOfTree {
  /** From the top of the repository. */
  readonly path: string;
  readonly id: string;
}

export interface FileOnDisk {
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Which of the files that are gone are now on disk under another name. The files on disk become objects for that, in the
 * private folder of `git`: nothing is written into the repository.
 */
export async function findRenamesOnDisk(
  git: SafeGit,
  gone: readonly FileOfTree[],
  appeared: readonly FileOnDisk[],
): Promise<TreeDifference['renamed']> {
  if (gone.length === 0 || appeared.length === 0) return [];
  const writing = withOwnObjects(git);
  await importFiles(writing, gone, appeared);
  return (await compareTrees(writing, 'refs/before', 'refs/after')).renamed;
}

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
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(
    commitOf(
      'refs/before',
      gone.map(({ path, id }) => `M 100644 ${id} ${quote(path)}\n`),
    ),
  );
  for (const [index, { content }] of appeared.entries()) {
    child.stdin.write(`blob\nmark :${index + 1}\ndata ${content.length}\n`);
    child.stdin.write(content);
    child.stdin.write('\n');
  }
  const added = appeared.map(({ path }, index) => `M 100644 :${index + 1} ${quote(path)}\n`);
  child.stdin.end(commitOf('refs/after', added));
  if ((await ended) !== 0) throw new UnreadableHistory('git could not compare the files on disk');
}

function commitOf(ref: string, files: readonly string[]): string {
  return `commit ${ref}\ncommitter lintel <> 0 +0000\ndata 0\n${files.join('')}\n`;
}

function quote(path: string): string {
  const escaped = path.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return `"${escaped}"`;
}
