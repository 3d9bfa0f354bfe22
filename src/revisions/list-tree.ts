// Lists the files of a tree, using git.
import { runGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';
import { writeNumber } from '../std/words.ts';

export interface TreeFile {
  /** Relative to the root of the repository, one character per byte. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'submodule';
  readonly id: string;
  /** In bytes; undefined if the repository lacks the content. */
  readonly size: number | undefined;
}

export interface ListOptions {
  /** Files and folders; all if empty. */
  readonly paths: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly maxFiles?: number;
}

/** A few small objects can represent billions of files, because a folder can occur many times. */
export const defaultMaxFiles = 1_000_000;
const maxBytes = 256 * 1024 ** 2;
const timeoutMs = 60_000;

const line = /^(\d{6}) (?:blob|commit) ([0-9a-f]+) +(\d+|-|BAD)\t([^]*)$/;

/** Leaves out what no checkout can contain. `tree` is the ID of a commit or tree. */
export async function listTree(
  git: SafeGit,
  tree: string,
  { paths, signal, maxFiles = defaultMaxFiles }: ListOptions,
): Promise<readonly TreeFile[]> {
  const pieces: Buffer[] = [];
  let count = 0;
  const onOutput = (piece: Buffer): boolean => {
    pieces.push(piece);
    count += countEnds(piece);
    if (count <= maxFiles) return true;
    throw tooManyFiles(maxFiles);
  };
  const args = ['ls-tree', '-r', '-l', '-z', '--full-tree', tree, '--', ...paths];
  await runGit(git, args, { onOutput, signal, timeoutMs, maxBytes });
  const output = Buffer.concat(pieces).toString('latin1');
  return output
    .split('\0')
    .slice(0, -1)
    .map(parseLine)
    .filter(({ path }) => canBeCheckedOut(path));
}

export function tooManyFiles(maxFiles: number): UnreadableHistory {
  return new UnreadableHistory(`The revision has more than ${writeNumber(maxFiles)} files`);
}

function countEnds(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(0); at !== -1; at = piece.indexOf(0, at + 1)) count++;
  return count;
}

function parseLine(text: string): TreeFile {
  const [, mode = '', id = '', size = '', path = ''] = line.exec(text) ?? [];
  if (path === '') throw new UnreadableHistory('git wrote something that Lintel does not understand');
  return { path, kind: kindOf(mode), id, size: sizeOf(size) };
}

function sizeOf(written: string): number | undefined {
  if (written === 'BAD') return undefined;
  return written === '-' ? 0 : Number(written);
}

function kindOf(mode: string): TreeFile['kind'] {
  if (mode === '160000') return 'submodule';
  return mode === '120000' ? 'link' : 'file';
}

const unusable = /(?:^|\/)(?:|\.|\.\.|\.git)(?:\/|$)/i;
/** The limit for paths on every system that has one. */
const maxPathLength = 4096;

/** git refuses to check out the rest: such trees are handmade. */
export function canBeCheckedOut(path: string): boolean {
  return path.length < maxPathLength && !unusable.test(path);
}
