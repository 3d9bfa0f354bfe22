// The history of the served project, as written by `lintel history`. It is read on demand, and cached as long as the file
// does not change.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { UserError } from '../model/user-error.ts';
import { readSavedHistory } from '../report/read-saved-history.ts';

export type SavedHistory =
  | { readonly kind: 'history'; readonly body: Buffer<ArrayBuffer>; readonly hash: string }
  /** `reason` is a sentence. */
  | { readonly kind: 'none'; readonly reason: string };

/** A thousand points of a project with 20,000 files take about half of that. */
const maxBytes = 64 * 1024 * 1024;

export class HistoryFile {
  readonly #path: string;
  #known: { readonly key: string; readonly read: Promise<SavedHistory> } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether the file exists, whatever is in it. */
  async isThere(): Promise<boolean> {
    return stat(this.#path).then(
      (stats) => stats.isFile(),
      () => false,
    );
  }

  /** The history of this project, or why there is none. */
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

/** Does not follow a symbolic link or block on a named pipe. Windows has neither flag. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function keyOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

async function readWhole(handle: FileHandle, size: number, projectRoot: string): Promise<SavedHistory> {
  try {
    // Reads at most the checked size, even if the file grows.
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

/** The root as in reports, or with symbolic links resolved, as in reports of revisions. */
async function isRootOf(projectRoot: string, root: string): Promise<boolean> {
  return root === projectRoot || root === (await realpath(projectRoot).catch(() => projectRoot));
}

function none(reason: string): SavedHistory {
  return { kind: 'none', reason };
}
