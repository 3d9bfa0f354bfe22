// Where the imports of the project lead.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { ImportKind, ImportStatement } from './source.ts';

/** `importKind` is that of the import where its condition decides it; elsewhere the statement says it. */
export type Target =
  | { readonly kind: 'files'; readonly paths: readonly FilePath[]; readonly importKind?: ImportKind }
  | {
      readonly kind: 'package';
      readonly name: string;
      readonly builtin: boolean;
      readonly importKind?: ImportKind;
    }
  /** Something that exists and is no node: a stylesheet, JSON, an image. */
  | { readonly kind: 'asset' }
  /** A reference to a name that no file of the project declares: it is nobody's dependency. */
  | { readonly kind: 'nothing' }
  /** `reason` completes the sentence "Cannot resolve …: ". */
  | { readonly kind: 'unresolved'; readonly reason: string };

/** An import that leads to a file or a package. */
export interface ResolvedImport {
  readonly from: FilePath;
  readonly statement: ImportStatement;
  readonly target: Extract<Target, { kind: 'files' | 'package' }>;
}

export interface Resolution {
  readonly imports: readonly ResolvedImport[];
  readonly diagnostics: readonly Diagnostic[];
}
