// A file is written whole or not at all: into a temporary file in the same folder, synced, then renamed into place.
// Whoever reads, and whoever kills us, finds the old file or the new one.
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

/** Throws a UserError that says what to do where the disk does not let it; whatever `chunks` throws passes through. */
export function writeFileWhole(path: string, chunks: Chunks): void {
  const target = resolve(path);
  if (isDeviceOrPipe(target)) writeInto(target, chunks);
  else replace(target, chunks);
}

function replace(target: string, chunks: Chunks): void {
  const folder = dirname(target);
  removeLeftovers(folder);
  const temporary = onDisk(target, () => createTemporaryFile(folder));
  try {
    try {
      writeChunks(temporary.descriptor, chunks, (work) => onDisk(target, work));
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

/** `/dev/stdout`, `/dev/null`, a FIFO: nothing old to keep, and nothing that a rename should take the place of. */
function isDeviceOrPipe(target: string): boolean {
  const stats: Stats | undefined = onDisk(target, () => statSync(target, { throwIfNoEntry: false }));
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function writeInto(target: string, chunks: Chunks): void {
  const descriptor = onDisk(target, () => openSync(target, constants.O_WRONLY));
  try {
    writeChunks(descriptor, chunks, (work) => onDisk(target, work));
  } finally {
    closeSync(descriptor);
  }
}

function discard(temporary: string): void {
  try {
    unlinkSync(temporary);
  } catch {
    // The failure that brought us here is the one to tell of; the next write tries again.
  }
}

/** A rename is on disk only once its folder is. Windows has no such call and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Some network file systems cannot sync a folder; the file is in place all the same.
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
