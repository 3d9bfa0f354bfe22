// Files with ignore rules, as byte strings.
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileReader } from './file-reader.ts';
import { inMebibytes } from './mebibytes.ts';

export interface IgnoreFile {
  /** '' where it is missing or cannot be read. */
  readonly text: string;
  /** Why its rules do not count, if they do not. */
  readonly problem?: string;
}

const maxSize = 1024 * 1024;

export function readIgnoreFile(folder: DiskPath, reader: FileReader): IgnoreFile {
  return readRules(childOf(folder, '.gitignore'), reader);
}

/** The rules that a checkout keeps to itself. A worktree has them elsewhere, where a hostile one could say: not read. */
export function readExcludeFile(top: DiskPath, reader: FileReader): IgnoreFile {
  return readRules(childOf(childOf(childOf(top, '.git'), 'info'), 'exclude'), reader);
}

function readRules(path: DiskPath, reader: FileReader): IgnoreFile {
  const content = reader.read(path, maxSize);
  switch (content.kind) {
    case 'text': {
      const { buffer, byteOffset } = content.bytes;
      return { text: Buffer.from(buffer, byteOffset, content.length).toString('latin1') };
    }
    case 'too-large':
      return { text: '', problem: `the file is larger than ${inMebibytes(maxSize)}` };
    case 'unreadable':
      return { text: '', problem: content.reason };
  }
}
