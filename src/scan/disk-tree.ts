// The files of an untrusted project on disk. Does not follow symbolic links, does not block on named pipes, and limits how
// much is read.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import type { DiskPath } from './disk-path.ts';
import type { FileContent, FileStat, FileTree } from './file-tree.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { TrackedPaths } from './git-index.ts';
import { kindOf, listFolder } from './list-folder.ts';
import { largestProgram, programLine, programStart } from './programs.ts';
import { explainReadError } from './read-error.ts';
import { readGitIndex } from './read-git-index.ts';
import { TextBuffer } from './text-buffer.ts';

// Windows has neither flag; there, only the walk detects symbolic links.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
const flags = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

const unknownStat: FileStat = { size: 0, stamp: undefined };

export class DiskTree implements FileTree {
  readonly #buffer = new TextBuffer();
  readonly #start = new Uint8Array(programStart);

  list(folder: DiskPath): readonly FolderEntry[] {
    return listFolder(folder);
  }

  kindOf(path: DiskPath): FolderEntry['kind'] | undefined {
    try {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      return stats && kindOf(stats);
    } catch {
      // Inaccessible paths are treated as missing.
      return undefined;
    }
  }

  /** Size 0 for a file that was deleted or cannot be accessed; reading it reports that. */
  stat(path: DiskPath): FileStat {
    return statFile(path);
  }

  trackedIn(top: DiskPath): TrackedPaths | undefined {
    // Uses a separate buffer: an index may be far larger than any source file.
    return readGitIndex(top, new DiskTree());
  }

  realPath(path: string): string | undefined {
    try {
      return realpathSync.native(path);
    } catch {
      // Usual: most requested paths do not exist.
      return undefined;
    }
  }

  read(path: DiskPath, maxSize: number, expectedSize = 0): FileContent {
    try {
      return withOpen(path, (descriptor) => this.#readOpen(descriptor, maxSize, expectedSize));
    } catch (error) {
      return { kind: 'unreadable', reason: explainReadError(error) };
    }
  }

  readProgramLine(path: DiskPath): string | undefined {
    try {
      return withOpen(path, (descriptor) => {
        const length = readSync(descriptor, this.#start, 0, programStart, null);
        const line = programLine(this.#start.subarray(0, length));
        return line === undefined || fstatSync(descriptor).size > largestProgram ? undefined : line;
      });
    } catch (error) {
      explainReadError(error);
      return undefined;
    }
  }

  #readOpen(descriptor: number, maxSize: number, expectedSize: number): FileContent {
    if (expectedSize > 0 && expectedSize <= maxSize) {
      const bytes = this.#buffer.withRoomFor(expectedSize);
      const length = readSync(descriptor, bytes, 0, expectedSize + 1, null);
      // Exactly the expected size: no need for another stat. If the file was replaced by a pipe, the read did not block.
      if (length === expectedSize) return this.#buffer.textOf(length);
    }
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    if (stats.size > maxSize) return { kind: 'too-large', size: stats.size };
    const bytes = this.#buffer.withRoomFor(stats.size);
    return this.#buffer.textOf(readUpTo(descriptor, bytes, stats.size));
  }
}

function withOpen<Result>(path: DiskPath, work: (descriptor: number) => Result): Result {
  const descriptor = openSync(path, flags);
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function statFile(path: DiskPath): FileStat {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return unknownStat;
    const stamp = { modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
    return { size: stats.size, stamp };
  } catch (error) {
    explainReadError(error);
    return unknownStat;
  }
}

/** A file that grows while it is read is cut off at `size`. */
function readUpTo(descriptor: number, buffer: Buffer, size: number): number {
  let length = 0;
  while (length < size) {
    const count = readSync(descriptor, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
