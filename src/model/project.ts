// The project as the scan found it. No later stage reads the disk.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { ReadResult, SourceFile } from './source.ts';

/**
 * What exists at a path: a `source` file is a node; an `asset` is any other file (CSS, JSON, an image); a `folder` was
 * walked; an `ignored` file or folder was skipped, and the contents of the folder are unknown.
 */
export type EntryKind = 'source' | 'asset' | 'folder' | 'ignored';

export interface Project {
  /** Absolute path on disk. */
  readonly root: string;
  /** Source files in code-point order of their paths. */
  readonly files: readonly SourceFile[];
  /** Everything that the walk found, by path; the root is `.`. */
  readonly entries: ReadonlyMap<string, EntryKind>;
  /** The texts of the languages' manifests. */
  readonly manifests: ReadonlyMap<FilePath, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly gitRules?: GitRules;
  /** Symbolic links to paths in `entries`: path of the link → its target, with all links resolved. */
  readonly links?: ReadonlyMap<string, string>;
  /** The text of a file; see SourceText for how long it is valid. */
  read(file: SourceFile): ReadResult;
  /** Must be called before `read` if files come from another program (git). Only files of the last call can be read. */
  fetch?(files: readonly SourceFile[]): Promise<void>;
  /** What `read` was created from, if it reads from disk. */
  readonly readerOptions?: ReaderOptions;
}

/** The rules of all .gitignore files, for paths that may not exist. */
export interface GitRules {
  /** Equal for equal rules. */
  readonly key: string;
  /** Whether the project is a folder of a larger checkout. */
  readonly isOfLarger: boolean;
  /**
   * The file, or the folder around it, that git would ignore, if a rule is specific to it: a pattern such as `*` does not
   * count. The path of a folder ends with `/`.
   */
  ignoredAt(place: string): string | undefined;
  /** What git tracks at a path, if it is not checked out. */
  absentAt(place: string): AbsentPlace | undefined;
  /** Whether a sparse checkout leaves out source files of the project. */
  leavesOutSources(): boolean;
}

export interface AbsentPlace {
  /** Path of the file or folder. */
  readonly path: string;
  /** Excluded by a sparse checkout, or in a submodule that is not fetched. */
  readonly why: 'sparse' | 'submodule';
}

/** Everything needed to read the files of a project, as plain data that can be sent to another thread. */
export interface ReaderOptions {
  /** The root with all symbolic links resolved. */
  readonly realRoot: string;
  /** The disk paths of files whose names are not valid UTF-8, by their paths in the report. */
  readonly nonUtf8Paths: ReadonlyMap<string, Uint8Array>;
  readonly maxFileSize: number;
}
