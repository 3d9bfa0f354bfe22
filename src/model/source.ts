// The input and the output of a language's extraction.
import type { Declaration } from './declaration.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { ImportDetail } from './import-detail.ts';

export interface SourceFile {
  readonly path: FilePath;
  /** In bytes, as on disk. */
  readonly size: number;
  /** The report's `language`. */
  readonly language: string;
  /** Undefined if the disk did not tell. */
  readonly stamp?: FileStamp | undefined;
  /** In a revision of a repository: the id of the content. */
  readonly blob?: string | undefined;
}

/** What is needed to choose the language of a file. */
export type NamedFile = Pick<SourceFile, 'path' | 'language'>;

/** In milliseconds since 1970, with the precision of the file system. */
export interface FileStamp {
  /** mtime: when the content was last written. Any program can set it. */
  readonly modifiedMs: number;
  /** ctime: when the content, the permissions or `modifiedMs` last changed. No program can set it. */
  readonly changedMs: number;
}

/**
 * The text of one file as UTF-8 without a BOM. `bytes` may be a shared buffer, longer than the text: it is valid until the
 * next read, `bytes[length]` is 0, and the bytes after that are undefined.
 */
export interface SourceText {
  readonly path: FilePath;
  readonly bytes: Uint8Array;
  readonly length: number;
}

/**
 * How a dependency is written: `static` at load time; `type` for the type checker alone; `lazy` when the code around it
 * runs; `reference` by a name that another file declares.
 */
export type ImportKind = 'static' | 'type' | 'lazy' | 'reference';

/**
 * What an import is for, where the product does without it: `docs` for documentation comments alone, `test` for code that
 * is compiled for tests alone, `tool` for a file that no build compiles and somebody runs by itself, `unused` for nothing.
 */
export type ImportRole = 'docs' | 'test' | 'tool' | 'unused';

/** What a dependency is for: a class inherits from what it imports, or nothing but types names it. */
export type ImportUse = 'supertype' | 'types';

export interface ImportStatement {
  /** What the code says: `./cart.js`, `..orders`, `lodash/fp`. */
  readonly specifier: string;
  /** The one name taken from it, where the language lets a name be a module too: `sub` in `from p import sub`. */
  readonly name?: string;
  /** What else the resolver of its language must know. */
  readonly detail?: ImportDetail;
  /** From 1. */
  readonly line: number;
  readonly kind: ImportKind;
  /** Absent for an import of the product. */
  readonly role?: ImportRole;
  /** The settings of the project keep it at run time, though its names are used as types alone. */
  readonly usesOnlyTypes?: true;
}

/** Everything that is extracted from one file. */
export interface Extraction {
  /** In the order of the text. A name that may refer to another file without an import has the kind `reference`. */
  readonly imports: readonly ImportStatement[];
  /** The package or namespace that the file says it belongs to, where its language has such a thing. */
  readonly scope?: string;
  /** What other files can use without naming this one. */
  readonly declares?: readonly Declaration[];
  /** When the file takes part at all, where it says so itself, in the words of its language: `linux && !cgo`. */
  readonly condition?: string;
  /** Line from which on imports could not be read, from 1: something before it is opened and never closed. */
  readonly skippedFrom?: number;
  /** Line of the first import whose specifier is known only when the code runs, from 1. */
  readonly computedAt?: number;
  /** It says at its top that a program wrote it. */
  readonly isGenerated?: true;
  /** Only its name is that of a source file: a translation of Qt has the extension of TypeScript. */
  readonly isNoSource?: true;
}

export interface ExtractedFile extends Extraction {
  readonly file: SourceFile;
}

export type ReadResult =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };
