// Reads a file that git keeps as text. The repository is not trusted: no link is followed, nothing waits for a pipe, and
// the size is bounded.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';

const defaultMaxBytes = 1024 ** 2;

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/** `folder` is a path without links. Undefined where there is no such file, or none that git itself would have written. */
export function readRepositoryFile(
  folder: string,
  path: string,
  maxBytes = defaultMaxBytes,
): Buffer | undefined {
  const file = join(folder, path);
  try {
    // `refs` as a link would let a project name the branches of a repository elsewhere.
    if (realpathSync(dirname(file)) !== dirname(file)) return undefined;
    return readPlainFile(file, maxBytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

export function readRepositoryText(folder: string, path: string): string | undefined {
  return readRepositoryFile(folder, path)?.toString();
}

/** Not through a link; undefined where there is nothing, or nothing that may be seen. */
export function lookAt(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A folder that may not be searched holds nothing for us.
    return undefined;
  }
}

/** Undefined where it is not a regular file of this size. Throws the error of the file system. */
function readPlainFile(file: string | Buffer, maxBytes: number): Buffer | undefined {
  const descriptor = openSync(file, (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxBytes) return undefined;
    const bytes = Buffer.allocUnsafe(stats.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Same, but also undefined where the file may not be read, or is gone. */
export function readIfThere(file: string | Buffer, maxBytes: number): Buffer | undefined {
  try {
    return readPlainFile(file, maxBytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
