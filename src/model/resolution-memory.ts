// Where imports led in an earlier run, and all that this stood on.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { Project } from './project.ts';
import type { Target } from './resolution.ts';
import type { ExtractedFile } from './source.ts';

/** For one Lintel and one root folder. */
export interface ResolutionMemory {
  /** By a later run of this process. Then what was made on the way is worth its room. */
  readonly isAskedAgain: boolean;
  /** The same object for as long as one process stands on the same ground. */
  standOn(ground: Ground): KeptResolution;
}

/** All that decides where the imports of one language lead. */
export interface Ground {
  /** ID of the language. */
  readonly language: string;
  readonly project: Pick<Project, 'entries' | 'manifests'>;
  /** The files of the language. */
  readonly files: readonly ExtractedFile[];
  /** What of these files counts: see the contract of a language. */
  readonly resolvesBy: 'paths' | 'extractions';
}

/** What is known of the imports of one language, as long as the ground is the same. */
export interface KeptResolution {
  /** What was wrong with the manifests; undefined where nobody has looked yet. */
  readonly diagnostics: readonly Diagnostic[] | undefined;
  keepDiagnostics(diagnostics: readonly Diagnostic[]): void;
  /** Where each import of a file leads, in their order; undefined where it must be asked. */
  recall(path: FilePath): readonly Target[] | undefined;
  keep(path: FilePath, targets: readonly Target[]): void;
}
