// Which files of a revision are in the working tree with the same content. Told by the content itself: the index of the
// repository could claim anything.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FileStamp } from '../model/source.ts';
import type { TreeFile } from './list-tree.ts';
import type { Repository } from './open-repository.ts';
import { lookAt, readRepositoryFile } from './read-repository-file.ts';

const maxBytes = 64 * 1024 ** 2;

/** The stamp of the file on disk if it has the content of the revision's file. */
export function stampOfSame(
  { top, objectFormat }: Pick<Repository, 'top' | 'objectFormat'>,
  { path, id, size }: TreeFile,
): FileStamp | undefined {
  const name = Buffer.from(path, 'latin1').toString();
  const stats = lookAt(join(top, name));
  if (stats?.isFile() !== true) return undefined;
  // A checkout may end its lines with CR and LF: then it is larger.
  if (stats.size < size || stats.size > maxBytes) return undefined;
  const content = readRepositoryFile(top, name, maxBytes);
  if (content === undefined) return undefined;
  const isSame = blobId(content, objectFormat) === id || blobId(withoutReturns(content), objectFormat) === id;
  return isSame ? { modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs } : undefined;
}

function blobId(content: Buffer, algorithm: string): string {
  const head = Buffer.from(`blob ${content.length}\0`);
  return hash(algorithm, Buffer.concat([head, content]), 'hex');
}

function withoutReturns(content: Buffer): Buffer {
  if (!content.includes('\r\n')) return content;
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
