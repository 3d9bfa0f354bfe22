// What the imports of the project resolve to.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { ImportStatement } from './source.ts';

export type Target =
  | { readonly kind: 'files'; readonly paths: readonly FilePath[] }
  | { readonly kind: 'package'; readonly name: string; readonly builtin: boolean }
  /** A file that is not a node: a stylesheet, JSON, an image. */
  | { readonly kind: 'asset' }
  /** A reference to a name that no file of the project declares: not a dependency. */
  | { readonly kind: 'nothing' }
  /** Known only when the code is built or runs. */
  | { readonly kind: 'computed' }
  /**
   * `reason` completes the sentence "Cannot resolve …: ". `places` are the paths where it would be, those of folders with a `/` at
   * the end: what git ignores is not missing.
   */
  | { readonly kind: 'unresolved'; readonly reason: string; readonly places?: readonly string[] };

/** An import that resolves to files or a package. */
export interface ResolvedImport {
  readonly from: FilePath;
  readonly statement: ImportStatement;
  readonly target: Extract<Target, { kind: 'files' | 'package' }>;
  /** A class of the file inherits from what it names. */
  readonly isOfSupertype?: true;
}

export interface Resolution {
  readonly imports: readonly ResolvedImport[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Dependencies between files that cost health if they are needed while the code runs. */
export interface CostlyLinks {
  /** File → the files to which its dependencies point back between folders. */
  readonly back: ReadonlyMap<number, ReadonlySet<number>>;
  /** File → 1 where reach is counted; undefined if it costs nothing, as it then does with fewer dependencies too. */
  readonly isReaching: Uint8Array | undefined;
}

/** Places, in a list of imports, of those that cost health if they are needed while the code runs. */
export interface CostlyImports {
  /** Those that point back between folders. */
  readonly back: readonly number[];
  /** Those that let a file reach others. */
  readonly reaching: readonly number[];
}
