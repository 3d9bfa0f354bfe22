// Reads a file of our own that somebody else may have put something else in place of.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const maxBytes = 512 * 1024 ** 2;

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/** Never through a link, never waiting for a pipe. Throws where there is no such file, or none that can be ours. */
export function readWholeFile(path: string): Buffer {
  const descriptor = openSync(path, (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxBytes) throw new Error('This is none of our files.');
    const bytes = Buffer.allocUnsafe(stats.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
