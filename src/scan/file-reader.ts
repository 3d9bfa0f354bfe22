// Reads files of an untrusted project: follows no link, waits for no pipe and reads no more than allowed. All files are
// read into one buffer, which takes half the time of readFileSync.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { DiskPath } from './disk-path.ts';
import { explainReadError } from './read-error.ts';
import { decodeText } from './text-encoding.ts';

export type FileContent =
  /** `bytes` is valid until the next read; `bytes[length]` is 0. */
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly length: number }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

// Windows has neither flag; there only the walk detects links.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
const flags = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

export class FileReader {
  #buffer = Buffer.allocUnsafe(256 * 1024);

  /** `expectedSize` is the size that the walk found, if known. */
  read(path: DiskPath, maxSize: number, expectedSize = 0): FileContent {
    try {
      const descriptor = openSync(path, flags);
      try {
        return this.#readOpen(descriptor, maxSize, expectedSize);
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      return { kind: 'unreadable', reason: explainReadError(error) };
    }
  }

  #readOpen(descriptor: number, maxSize: number, expectedSize: number): FileContent {
    if (expectedSize > 0 && expectedSize <= maxSize) {
      this.#ensureCapacity(expectedSize + 1);
      const length = readSync(descriptor, this.#buffer, 0, expectedSize + 1, null);
      // Exactly the expected size: no need for another stat. If the file was replaced by a pipe, the read did not block.
      if (length === expectedSize) return this.#textOf(length);
    }
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    if (stats.size > maxSize) return { kind: 'too-large', size: stats.size };
    this.#ensureCapacity(stats.size + 1);
    return this.#textOf(readUpTo(descriptor, this.#buffer, stats.size));
  }

  #textOf(length: number): FileContent {
    const text = decodeText(this.#buffer, length);
    return { kind: 'text', bytes: text.bytes, length: text.length };
  }

  #ensureCapacity(size: number): void {
    if (size <= this.#buffer.length) return;
    this.#buffer = Buffer.allocUnsafe(Math.max(size, this.#buffer.length * 2));
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
