// The files of a tree, as git lists them.
import { askGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface TreeFile {
  /** From the top of the repository, one character per byte. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'submodule';
  readonly id: string;
  /** In bytes. */
  readonly size: number;
}

const line = /^(\d{6}) (?:blob|commit) ([0-9a-f]+) +(\d+|-)\t([^]*)$/;

/** `paths` are files and folders, all if there are none. `tree` is the id of a commit or tree. */
export async function listTree(
  git: SafeGit,
  tree: string,
  { paths, signal }: { readonly paths: readonly string[]; readonly signal?: AbortSignal | undefined },
): Promise<readonly TreeFile[]> {
  const args = ['ls-tree', '-r', '-l', '-z', '--full-tree', tree, '--', ...paths];
  const output = (await askGit(git, args, { signal })).toString('latin1');
  return output.split('\0').slice(0, -1).map(parseLine);
}

function parseLine(text: string): TreeFile {
  const [, mode = '', id = '', size, path = ''] = line.exec(text) ?? [];
  if (path === '') throw new UnreadableHistory('git wrote something that Lintel does not understand');
  return { path, kind: kindOf(mode), id, size: size === '-' ? 0 : Number(size) };
}

function kindOf(mode: string): TreeFile['kind'] {
  if (mode === '160000') return 'submodule';
  return mode === '120000' ? 'link' : 'file';
}
