// The contract of a language. All that is known of one lives in its folder; the core never asks which it is.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import type { ExtractedFile, Extraction, ImportStatement, SourceFile, SourceText } from '../model/source.ts';

/** What is known of a language before a file of it is met: which files those are, and what it wants to see beside them. */
export interface LanguageFiles {
  readonly id: string;
  /** Extension with its dot, lower-case → the report's `language`. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Names of the files whose text the resolver wants to see, wherever they stand: `package.json`, or `*.csproj`. */
  readonly manifests: readonly string[];
  /** Further manifests that this one names (a tsconfig's `extends`): candidates, those that exist are kept too. */
  manifestsNamedBy?(path: FilePath, text: string): readonly FilePath[];
}

export interface LanguageReader extends LanguageFiles {
  /** Reads one file by itself, on any thread. Never throws, whatever the bytes; linear in their number. */
  extract(source: SourceText): Extraction;
}

/** Languages that resolve each other's files (TypeScript and Vue, C and C++, Java and Kotlin) are one Language. */
export interface Language extends LanguageReader {
  /** `paths` promises that a resolver takes nothing from `files` but their paths: it then outlives edits of them. */
  readonly resolvesBy?: 'paths';
  /**
   * Made at most once per run, where an import must be asked. `files` are those of this language; the project knows the
   * rest. Answers depend on the paths and manifests of the project and on what was extracted from `files`, line numbers and
   * roles aside, and on nothing else: as long as all of that is the same, they are remembered.
   */
  createResolver(project: Project, files: readonly ExtractedFile[]): Resolver | Promise<Resolver>;
  /** For a language whose compilers drop imports that only types need, though nothing in the import says so. */
  createTypeUseReader?(project: Project): Promise<TypeUseReader>;
}

export interface Resolver {
  resolve(from: SourceFile, statement: ImportStatement): Target;
  /** What was wrong with the manifests. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads how imported names are used. It costs more than finding imports, so only files that need it are read so. */
export interface TypeUseReader {
  /** What `extract` finds. Of the imports whose specifiers are asked for, those that only types need have the kind `type`. */
  read(source: SourceText, isAsked: (specifier: string) => boolean): readonly ImportStatement[];
}
