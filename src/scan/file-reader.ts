// Reads files that somebody hostile may have placed: never through a link, never waiting for a pipe, never more than
// allowed. One buffer serves all of them: opening, reading and closing into it took half the time of readFileSync.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { DiskPath } from './disk-path.ts';
import { explainReadError } from './read-error.ts';
import { decodeText } from './text-encoding.ts';

export type FileContent =
  /** `bytes` holds until the next read; `bytes[length]` is 0. */
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly length: number }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

// Windows has neither flag; links are seen there by the walk alone.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
const flags = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

export class FileReader {
  #buffer = Buffer.allocUnsafe(256 * 1024);

  /** `expectedSize` is for who has measured the file before. */
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
      this.#makeRoomFor(expectedSize + 1);
      const length = readSync(descriptor, this.#buffer, 0, expectedSize + 1, null);
      // So many bytes and the end behind them: the disk need not be asked what this is. A pipe put in the file's place
      // can say as much, and was not waited for.
      if (length === expectedSize) return this.#textOf(length);
    }
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    if (stats.size > maxSize) return { kind: 'too-large', size: stats.size };
    this.#makeRoomFor(stats.size + 1);
    return this.#textOf(readUpTo(descriptor, this.#buffer, stats.size));
  }

  #textOf(length: number): FileContent {
    const text = decodeText(this.#buffer, length);
    return { kind: 'text', bytes: text.bytes, length: text.length };
  }

  #makeRoomFor(size: number): void {
    if (size <= this.#buffer.length) return;
    this.#buffer = Buffer.allocUnsafe(Math.max(size, this.#buffer.length * 2));
  }
}

/** A file that grows meanwhile is cut where it ended, one that shrinks ends earlier. */
function readUpTo(descriptor: number, buffer: Buffer, size: number): number {
  let length = 0;
  while (length < size) {
    const count = readSync(descriptor, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
