// Reads files with ignore rules as byte strings.
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { formatMebibytes } from './format-size.ts';

export interface IgnoreFile {
  /** '' if it is missing or cannot be read. */
  readonly text: string;
  /** Why it could not be read, if so. */
  readonly problem?: string;
}

const maxSize = 1024 * 1024;

export function readIgnoreFile(folder: DiskPath, tree: FileTree): IgnoreFile {
  return readRules(childOf(folder, '.gitignore'), tree);
}

/** Reads .git/info/exclude. Not for a worktree, because its location is in a file that the project could forge. */
export function readExcludeFile(top: DiskPath, tree: FileTree): IgnoreFile {
  return readRules(childOf(childOf(childOf(top, '.git'), 'info'), 'exclude'), tree);
}

function readRules(path: DiskPath, tree: FileTree): IgnoreFile {
  const content = tree.read(path, maxSize);
  switch (content.kind) {
    case 'text': {
      const { buffer, byteOffset } = content.bytes;
      return { text: Buffer.from(buffer, byteOffset, content.length).toString('latin1') };
    }
    case 'too-large':
      return { text: '', problem: `the file is larger than ${formatMebibytes(maxSize)}` };
    case 'unreadable':
      return { text: '', problem: content.reason };
  }
}
