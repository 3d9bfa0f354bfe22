// The history of the served project, as `lintel history` wrote it. It is read when it is asked for, and kept as long as the
// file stays the same.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { UserError } from '../model/user-error.ts';
import { readSavedHistory } from '../report/read-saved-history.ts';

export type SavedHistory =
  | { readonly kind: 'history'; readonly body: Buffer<ArrayBuffer>; readonly hash: string }
  /** In a sentence. */
  | { readonly kind: 'none'; readonly reason: string };

/** A thousand points of a project of 20,000 files are about half of it. */
const maxBytes = 64 * 1024 * 1024;

export class HistoryFile {
  readonly #path: string;
  #known: { readonly key: string; readonly read: Promise<SavedHistory> } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether there is a file; not whether it is a history. */
  async isThere(): Promise<boolean> {
    return stat(this.#path).then(
      (stats) => stats.isFile(),
      () => false,
    );
  }

  /** Of this project, or why there is none. */
  async read(projectRoot: string): Promise<SavedHistory> {
    const handle = await open(this.#path, openFlags).catch(() => undefined);
    if (handle === undefined) return none('This project has no history yet. Run lintel history.');
    try {
      const stats = await handle.stat({ bigint: true });
      if (!stats.isFile()) return none('history.json is not a file.');
      if (stats.size > maxBytes) return none('history.json is too large.');
      const key = `${keyOf(stats)} ${projectRoot}`;
      if (this.#known?.key !== key)
        this.#known = { key, read: readWhole(handle, Number(stats.size), projectRoot) };
      return await this.#known.read;
    } finally {
      await handle.close();
    }
  }
}

/** A link or a pipe is neither followed nor waited for. Windows has neither flag. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function keyOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

async function readWhole(handle: FileHandle, size: number, projectRoot: string): Promise<SavedHistory> {
  try {
    // No more than was measured, however fast the file grows.
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0);
    const body = buffer.subarray(0, bytesRead);
    const history = readSavedHistory(body.toString('utf8'));
    if (!(await isRootOf(projectRoot, history.projectRoot)))
      return none('history.json is that of another project.');
    return { kind: 'history', body, hash: createHash('sha256').update(body).digest('hex') };
  } catch (error) {
    if (error instanceof UserError) return none(`${error.message}.`);
    return none('history.json cannot be read.');
  }
}

/** As a report has it, or with links resolved, as the report of a revision has it. */
async function isRootOf(projectRoot: string, root: string): Promise<boolean> {
  return root === projectRoot || root === (await realpath(projectRoot).catch(() => projectRoot));
}

function none(reason: string): SavedHistory {
  return { kind: 'none', reason };
}
