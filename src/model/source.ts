// What a language is given to read, and what it finds there.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';

export interface SourceFile {
  readonly path: FilePath;
  /** In bytes, as on disk. */
  readonly size: number;
  /** The report's `language`. */
  readonly language: string;
  /** When it last changed, where the disk said so. */
  readonly stamp?: FileStamp | undefined;
}

/** What must be known of a file to choose its language. */
export type NamedFile = Pick<SourceFile, 'path' | 'language'>;

/** In milliseconds since 1970, as exactly as the disk knows it. */
export interface FileStamp {
  /** When its content was last written. Anybody can set it to another time. */
  readonly modifiedMs: number;
  /** When anything of it last changed, its permissions and `modifiedMs` included. Nobody can set it. */
  readonly changedMs: number;
}

/**
 * The text of one file as UTF-8 without a BOM. `bytes` may be a buffer that is used again for the next file,
 * longer than the text: it holds until the next read, `bytes[length]` is readable and 0, and nothing past that counts.
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

export interface ImportStatement {
  /** What the code says: `./cart.js`, `..orders`, `lodash/fp`. */
  readonly specifier: string;
  /** The one name taken from it, where the language lets a name be a module too: `sub` in `from p import sub`. */
  readonly name?: string;
  /** From 1. */
  readonly line: number;
  readonly kind: ImportKind;
  /**
   * Where settings of the project can make it another kind: on what that depends, in the words of its language. The
   * resolver then says which kind it is.
   */
  readonly condition?: string;
}

/** All that is learned from one file by itself. */
export interface Extraction {
  /** In the order of the text. A name that may lead to another file without an import is one of kind `reference`. */
  readonly imports: readonly ImportStatement[];
  /** The package or namespace that the file says it belongs to, where its language has such a thing. */
  readonly scope?: string;
  /** Names that other files can use without naming this one, fully qualified: `shop.billing.Invoice`. */
  readonly declares?: readonly string[];
  /** When the file takes part at all, where it says so itself, in the words of its language: `linux && !cgo`. */
  readonly condition?: string;
}

export interface ExtractedFile extends Extraction {
  readonly file: SourceFile;
}

export type ReadResult =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'failed'; readonly diagnostic: Diagnostic };
