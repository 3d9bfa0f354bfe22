// Writes files atomically: into a temporary file in the same folder, synced, then renamed. At any time there is either
// the old file or the complete new one.
import {
  closeSync,
  constants,
  fsyncSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasErrorCode } from './error-code.ts';
import { createTemporaryFile, removeLeftovers } from './temporary-file.ts';
import { writeChunks } from './write-chunks.ts';
import { writeError } from './write-error.ts';

export type Chunks = Iterable<string | Uint8Array>;

/** The content may depend on the file descriptor it is written to. */
type Content = Chunks | ((descriptor: number) => Chunks);

/** Throws a UserError if the file cannot be written. Errors of `content` are rethrown. */
export function writeFileWhole(path: string, content: Content): void {
  const target = resolve(path);
  const chunksFor = typeof content === 'function' ? content : () => content;
  if (isDeviceOrPipe(target)) writeInto(target, chunksFor);
  else replace(target, chunksFor);
}

function replace(target: string, chunksFor: (descriptor: number) => Chunks): void {
  const folder = dirname(target);
  removeLeftovers(folder);
  const temporary = onDisk(target, () => createTemporaryFile(folder));
  try {
    try {
      writeChunks(temporary.descriptor, chunksFor(temporary.descriptor), (work) => onDisk(target, work));
      onDisk(target, () => fsyncSync(temporary.descriptor));
    } finally {
      closeSync(temporary.descriptor);
    }
    onDisk(target, () => renameSync(temporary.path, target));
  } catch (error) {
    discard(temporary.path);
    throw error;
  }
  onDisk(target, () => syncFolder(folder));
}

/** `/dev/stdout`, `/dev/null`, a FIFO: these must be written directly, not replaced. */
function isDeviceOrPipe(target: string): boolean {
  const stats: Stats | undefined = onDisk(target, () => statSync(target, { throwIfNoEntry: false }));
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function writeInto(target: string, chunksFor: (descriptor: number) => Chunks): void {
  const descriptor = onDisk(target, () => openSync(target, constants.O_WRONLY));
  try {
    writeChunks(descriptor, chunksFor(descriptor), (work) => onDisk(target, work));
  } finally {
    closeSync(descriptor);
  }
}

function discard(temporary: string): void {
  try {
    unlinkSync(temporary);
  } catch {
    // Report the first error, not this one. The next write removes the file.
  }
}

/** A rename is durable only after the folder is synced. Windows has no such call and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Some network file systems cannot sync a folder. The file is in place anyway.
    if (!hasErrorCode(error, 'EINVAL')) throw error;
  } finally {
    closeSync(descriptor);
  }
}

function onDisk<T>(target: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw writeError(target, error);
  }
}
