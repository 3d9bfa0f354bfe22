// The cache as the first stages see it. A cache only saves time: the report is the same without it.
import type { Diagnostic } from './diagnostic.ts';
import type { FilePath } from './file-path.ts';
import type { Project } from './project.ts';
import type { Target } from './resolution.ts';
import type { ExtractedFile, Extraction, ImportStatement, SourceFile } from './source.ts';

export interface AnalysisCache extends ExtractionCache, ResolutionCache, TypeUseCache {
  /** Called once the stages that use the cache are done: this run needs no more entries. */
  finish(): void;
}

export interface ExtractionCache {
  /** Undefined if the file is new or may have changed. */
  get(file: SourceFile): Extraction | undefined;
  set(file: SourceFile, extraction: Extraction): void;
}

export interface ResolutionCache {
  /** Whether later runs in this process use it too. Intermediate results are then worth their memory. */
  readonly isReused: boolean;
  /** Returns the same object as long as one process has the same inputs. */
  targetsFor(inputs: ResolutionInputs): TargetCache;
}

/** Everything that decides where the imports of one language resolve to. */
export interface ResolutionInputs {
  /** ID of the language. */
  readonly language: string;
  readonly project: Pick<Project, 'entries' | 'manifests' | 'gitRules'>;
  /** The files of the language. */
  readonly files: readonly ExtractedFile[];
  /** Which part of these files matters: see `Language`. */
  readonly resolvesBy: 'paths' | 'declarations' | 'extractions';
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
  /**
   * What is known about the imports of this run's files. Valid as long as the manifests, which contain the settings, are
   * unchanged.
   */
  typeUsesFor(manifests: Project['manifests']): TypeUses;
}

/** Whether the names of an import are used only as types, which takes a second reading of the file. */
export interface TypeUses {
  /** The statement must come from the cache of extractions or from this run. */
  get(statement: ImportStatement): TypeUse | undefined;
  set(statement: ImportStatement, use: TypeUse): void;
}

/** Needed at run time; dropped by the compiler; or used only as types, but kept because of the settings. */
export type TypeUse = 'needed' | 'dropped' | 'kept';
