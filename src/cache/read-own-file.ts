// Reads a file that Lintel wrote. The analysed project may have replaced it with something else.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const defaultMaxBytes = 512 * 1024 ** 2;

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/** Follows no link and waits for no pipe. Throws if the file is missing or cannot be one of Lintel's. */
export function readOwnFile(path: string, maxBytes = defaultMaxBytes): Buffer {
  const descriptor = openSync(path, (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxBytes) throw new Error('Not a file that Lintel wrote.');
    const bytes = Buffer.allocUnsafe(stats.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
