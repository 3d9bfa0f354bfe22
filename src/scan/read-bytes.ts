// Reads a small file of git's as bytes.
import type { DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';

/** Valid until the next read. Undefined if it is missing, too large or inaccessible. */
export function readBytes(path: DiskPath, tree: Pick<FileTree, 'read'>, maxSize: number): Buffer | undefined {
  const content = tree.read(path, maxSize);
  if (content.kind !== 'text') return undefined;
  return Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.length);
}
