// The project as the scan saw it. No later stage looks at the disk: what is not here is not known.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { ReadResult, SourceFile } from './source.ts';

/**
 * What stands at a path: a `source` file is a node; an `asset` exists but is none (CSS, JSON, an image); a `folder` was
 * walked; `ignored` was seen and passed by, a file or a whole folder whose inside nobody looked at.
 */
export type EntryKind = 'source' | 'asset' | 'folder' | 'ignored';

export interface Project {
  /** Absolute path on disk. */
  readonly root: string;
  /** Source files in code-point order of their paths. */
  readonly files: readonly SourceFile[];
  /** Everything the walk met, by path; the root itself is `.`. */
  readonly entries: ReadonlyMap<string, EntryKind>;
  /** The texts of the manifests that languages asked for. */
  readonly manifests: ReadonlyMap<FilePath, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of one file; see SourceText for how long it holds. */
  read(file: SourceFile): ReadResult;
  /** What that is made from, where it reads from a disk. */
  readonly reading?: Reading;
}

/** All that is needed to read the files of a project: plain data, which can be sent to another thread. */
export interface Reading {
  /** Where the project lies, links followed. */
  readonly realRoot: string;
  /** Where files lie whose names are not UTF-8; of all others the path says it. */
  readonly oddPlaces: ReadonlyMap<string, Uint8Array>;
  readonly maxFileSize: number;
}
