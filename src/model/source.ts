// The input and output of extraction.
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
  /** Undefined if the file system does not provide it. */
  readonly stamp?: FileStamp | undefined;
  /** In a revision of a repository: the ID of the content. */
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
 * How a dependency is written: `static` at load time; `type` only for the type checker; `lazy` when the code around it runs;
 * `reference` by a name that another file declares.
 */
export type ImportKind = 'static' | 'type' | 'lazy' | 'reference';

/**
 * What an import is for, if the product does not need it: `docs` only for documentation comments, `test` only for code
 * compiled for tests, `tool` for a file that no build compiles and that is run on its own, `unused` for nothing.
 */
export type ImportRole = 'docs' | 'test' | 'tool' | 'unused';

/** What a dependency is used for: a class inherits from it, or it is named only in types. */
export type ImportUse = 'supertype' | 'types';

export interface ImportStatement {
  /** As written in the code: `./cart.js`, `..orders`, `lodash/fp`. */
  readonly specifier: string;
  /** The single imported name, if in this language it could also be a module: `sub` in `from p import sub`. */
  readonly name?: string;
  /** What else the resolver needs to know. */
  readonly detail?: ImportDetail;
  /** From 1. */
  readonly line: number;
  readonly kind: ImportKind;
  /** Absent for an import of the product. */
  readonly role?: ImportRole;
  /** Used only as types, but the project's settings keep it at run time. */
  readonly usesOnlyTypes?: true;
}

/** Everything that is extracted from one file. */
export interface Extraction {
  /** In source order. A name that may refer to another file without an import has the kind `reference`. */
  readonly imports: readonly ImportStatement[];
  /** The package or namespace that the file declares, if its language has these. */
  readonly scope?: string;
  /** What other files can use without naming this file. */
  readonly declares?: readonly Declaration[];
  /** The build condition under which the file is included, in the notation of its language: `linux && !cgo`. */
  readonly condition?: string;
  /** First line whose imports could not be read, from 1: something before it is opened and never closed. */
  readonly skippedFrom?: number;
  /** Line of the first import whose specifier is known only at run time, from 1. */
  readonly computedAt?: number;
  /** A header comment says that the file is generated. */
  readonly isGenerated?: true;
  /** Only its extension is that of a source file: Qt translations have the extension of TypeScript. */
  readonly isNoSource?: true;
}

export interface ExtractedFile extends Extraction {
  readonly file: SourceFile;
}

export type ReadResult =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };

/** A statement at the top of a file. */
export interface TopStatement {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly isImport: boolean;
  /** It declares a type, which leaves nothing behind when the program runs. */
  readonly isType?: boolean;
  /** The names that it declares or changes: `cart.total = 1` changes `cart`. */
  readonly declares: readonly string[];
  /** It declares nothing, but changes what it names. */
  readonly isChange?: boolean;
  /** Other files cannot take what it declares, unless the file lists it among what it offers. */
  readonly isPrivate?: boolean;
  /** It cannot be moved, because it has an effect when the file is loaded, or is what the file is for. */
  readonly isFixed?: boolean;
  /**
   * If it only lists what the file offers: by what name, and what that is called in the file. `export { sum as total }` offers
   * `sum` as `total`.
   */
  readonly offers?: ReadonlyMap<string, string>;
  /** Those of them that it imports in a branch. */
  readonly passesOn?: readonly string[];
  /** Those of them that any statement of the file can give another value. */
  readonly variables?: readonly string[];
  /** Whether it gives one of these variables another value. */
  isChanging?(variables: readonly string[]): boolean;
  /** May have too many, such as names of local variables. */
  uses(): readonly string[];
}
