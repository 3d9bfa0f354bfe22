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
  /** Known only at build or run time. `reason` is a sentence that says why. */
  | { readonly kind: 'computed'; readonly reason?: string }
  /**
   * `reason` completes the sentence "Cannot resolve …: ". `places` are the paths where it would be, folders with a trailing
   * `/`: a path that git ignores is not reported as missing. `isOutside`: it would be above the root of the project.
   */
  | {
      readonly kind: 'unresolved';
      readonly reason: string;
      readonly places?: readonly string[];
      readonly isOutside?: true;
    };

/** An import that resolves to files or a package. */
export interface ResolvedImport {
  readonly from: FilePath;
  readonly statement: ImportStatement;
  readonly target: Extract<Target, { kind: 'files' | 'package' }>;
  /** A class of the file inherits from the imported name. */
  readonly isOfSupertype?: true;
}

export interface Resolution {
  readonly imports: readonly ResolvedImport[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Dependencies between files that cost health if they are needed at run time. */
export interface CostlyLinks {
  /** File → the files that its back dependencies between folders lead to. */
  readonly back: ReadonlyMap<number, ReadonlySet<number>>;
  /** File → 1 if its reach is counted. Undefined if reach costs nothing; fewer dependencies cannot change that. */
  readonly isReaching: Uint8Array | undefined;
}

/** Indexes, in a list of imports, of those that cost health if they are needed at run time. */
export interface CostlyImports {
  /** Back dependencies between folders. */
  readonly back: readonly number[];
  /** Imports that contribute to reach. */
  readonly reaching: readonly number[];
}
