// Reads a text file of a repository. The repository is not trusted: symbolic links are not followed, named pipes cannot
// block, and the size is limited.
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

/**
 * `folder` must be a path without symbolic links. Undefined if there is no such file, or if git would not have written it
 * like this.
 */
export function readRepositoryFile(
  folder: string,
  path: string,
  maxBytes = defaultMaxBytes,
): Buffer | undefined {
  const file = join(folder, path);
  try {
    // If `refs` could be a symbolic link, a project could read the branches of a repository elsewhere.
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

/** Does not follow symbolic links; undefined if nothing exists there or it is not accessible. */
export function statIfThere(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // The folder is not accessible, so it contains nothing readable.
    return undefined;
  }
}

/** Undefined if it is not a regular file, or too large. Throws file system errors. */
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

/** The same, but also undefined if the file is unreadable or gone. */
export function readIfThere(file: string | Buffer, maxBytes: number): Buffer | undefined {
  try {
    return readPlainFile(file, maxBytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
