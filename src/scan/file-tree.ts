// The source of a project's files: a disk, or a revision of a repository.
import type { FileStamp } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { TrackedPaths } from './git-index.ts';

export interface FileTree {
  /** Throws file system errors. */
  list(folder: DiskPath): readonly FolderEntry[];
  /** Undefined if nothing exists there, or if it is inaccessible. */
  kindOf(path: DiskPath): FolderEntry['kind'] | undefined;
  /** For a file that was listed. */
  stat(path: DiskPath): FileStat;
  /** `expectedSize` is the size that the walk found, if known. */
  read(path: DiskPath, maxSize: number, expectedSize?: number): FileContent;
  /**
   * The first line of a program, without `#!`; undefined if the file is not a program or too large for one. Only for files
   * that may be programs.
   */
  readProgramLine(path: DiskPath): string | undefined;
  /** Equal for two revisions with the same folder contents and the same ignore rules above it. Undefined if unknown. */
  folderKey?(folder: DiskPath): string | undefined;
  /** Equal for two revisions with the same ignore rules in a folder. Undefined if unknown. */
  rulesKey?(folder: DiskPath): string | undefined;
  /** What git tracks in the checkout with this root; undefined if unknown. */
  trackedIn(top: DiskPath): TrackedPaths | undefined;
  /** The path with all symbolic links resolved; undefined if nothing exists there. */
  realPath(path: string): string | undefined;
  /** Must be called before `read` if files come from another program (git). Only files of the last call can be read. */
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
