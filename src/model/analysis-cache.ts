// The interfaces of the cache that `extract` and `resolve` use. A cache only saves time: the report is the same without
// it.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { Project } from './project.ts';
import type { Target } from './resolution.ts';
import type { ExtractedFile, Extraction, SourceFile } from './source.ts';

export interface AnalysisCache extends ExtractionCache, ResolutionCache {
  /** `extract` and `resolve` are done: this run needs no entry any more. */
  finish(): void;
}

export interface ExtractionCache {
  /** Undefined if the file is new or may have changed. */
  get(file: SourceFile): Extraction | undefined;
  set(file: SourceFile, extraction: Extraction): void;
}

export interface ResolutionCache {
  /** Whether later runs of this process use it too. Then intermediate results are worth the memory they take. */
  readonly isReused: boolean;
  /** The same object as long as one process has the same inputs. */
  targetsFor(inputs: ResolutionInputs): TargetCache;
}

/** Everything that decides where the imports of one language resolve to. */
export interface ResolutionInputs {
  /** ID of the language. */
  readonly language: string;
  readonly project: Pick<Project, 'entries' | 'manifests'>;
  /** The files of the language. */
  readonly files: readonly ExtractedFile[];
  /** What of these files matters: see the contract of a language. */
  readonly resolvesBy: 'paths' | 'extractions';
}

/** The resolved imports of one language, valid as long as the inputs are the same. */
export interface TargetCache {
  /** Problems with the manifests; undefined if no resolver has read them yet. */
  readonly diagnostics: readonly Diagnostic[] | undefined;
  setDiagnostics(diagnostics: readonly Diagnostic[]): void;
  /** The target of each import of a file, in the order of the imports; undefined if not cached. */
  get(path: FilePath): readonly Target[] | undefined;
  set(path: FilePath, targets: readonly Target[]): void;
}
