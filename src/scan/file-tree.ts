// Where the files of a project are: on a disk, or in a revision of a repository.
import type { FileStamp } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { TrackedPaths } from './git-index.ts';

export interface FileTree {
  /** Throws the error of the file system. */
  list(folder: DiskPath): readonly FolderEntry[];
  /** Undefined if there is nothing, or nothing that may be seen. */
  kindOf(path: DiskPath): FolderEntry['kind'] | undefined;
  /** Of a file that was listed. */
  stat(path: DiskPath): FileStat;
  /** `expectedSize` is the size that the walk found, if known. */
  read(path: DiskPath, maxSize: number, expectedSize?: number): FileContent;
  /** The first line of a program, without `#!`; undefined if the file is not one or too large for one. Only of files that may be one. */
  readProgramLine(path: DiskPath): string | undefined;
  /** The same for two revisions that have the same in a folder and the same ignore rules above it. Undefined if unknown. */
  folderKey?(folder: DiskPath): string | undefined;
  /** The same for two revisions with the same ignore rules in a folder. Undefined if unknown. */
  rulesKey?(folder: DiskPath): string | undefined;
  /** What git tracks in the checkout with this top; undefined if that is not known. */
  trackedIn(top: DiskPath): TrackedPaths | undefined;
  /** With all links resolved; undefined if there is nothing. */
  realPath(path: string): string | undefined;
  /** Must be called before `read` where reading takes another program. Only what was fetched last can be read. */
  fetch?(paths: readonly DiskPath[], maxSize: number): Promise<void>;
}

export interface FileStat {
  readonly size: number;
  readonly stamp: FileStamp | undefined;
  /** See SourceFile. */
  readonly blob?: string | undefined;
}

export type FileContent =
  /** `bytes` is valid until the next read; `bytes[length]` is 0. */
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly length: number }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly reason: string };
