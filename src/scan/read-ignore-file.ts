// The text of a file with ignore rules as a byte string; '' for one that is missing or cannot be read.
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileReader } from './file-reader.ts';

const maxSize = 1024 * 1024;

export function readIgnoreFile(folder: DiskPath, reader: FileReader): string {
  return readText(childOf(folder, '.gitignore'), reader);
}

/** The rules that a checkout keeps to itself. A worktree has them elsewhere, where a hostile one could say: not read. */
export function readExcludeFile(top: DiskPath, reader: FileReader): string {
  return readText(childOf(childOf(childOf(top, '.git'), 'info'), 'exclude'), reader);
}

function readText(path: DiskPath, reader: FileReader): string {
  const content = reader.read(path, maxSize);
  if (content.kind !== 'text') return '';
  return Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.length).toString('latin1');
}
