// The interfaces of the cache that the first stages use. A cache only saves time: the report is the same without it.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { Project } from './project.ts';
import type { Target } from './resolution.ts';
import type { ExtractedFile, Extraction, ImportStatement, SourceFile } from './source.ts';

export interface AnalysisCache extends ExtractionCache, ResolutionCache, TypeUseCache {
  /** The stages that use the cache are done: this run needs no entry any more. */
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
  readonly project: Pick<Project, 'entries' | 'manifests' | 'gitRules'>;
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

export interface TypeUseCache {
  /** What is known of the imports of this run's files. The same as long as the manifests are, which have the settings. */
  typeUsesFor(manifests: Project['manifests']): TypeUses;
}

/** The second look at an import: whether its names are used as types alone. */
export interface TypeUses {
  /** Of a statement from the cache of extractions, or of this run. */
  get(statement: ImportStatement): TypeUse | undefined;
  set(statement: ImportStatement, use: TypeUse): void;
}

/** Needed at run time; dropped by the compiler; or kept by the settings, though used as types alone. */
export type TypeUse = 'needed' | 'dropped' | 'kept';
