// Reads a file from the output directory. The analysed project may have put something else there.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const defaultMaxBytes = 512 * 1024 ** 2;

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

export interface OutputFile {
  readonly bytes: Buffer;
  readonly identity: string;
}

/** Does not follow symbolic links or block on named pipes. Throws if the file is missing or cannot be one of Lintel's. */
export function readOutputFile(path: string, maxBytes = defaultMaxBytes): OutputFile {
  const descriptor = openSync(path, (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxBytes) throw new Error('Not a file that Lintel wrote.');
    const bytes = Buffer.allocUnsafe(stats.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, null);
    return { bytes: bytes.subarray(0, length), identity: identify(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}

/** The location of the file on disk and its creation time. Nobody can choose these, and they differ for a copy. */
export function identify(descriptor: number): string {
  const { ino, birthtimeNs } = fstatSync(descriptor, { bigint: true });
  return `${ino} ${birthtimeNs}`;
}
