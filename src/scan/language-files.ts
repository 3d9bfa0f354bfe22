// The files that belong to a language. This is all that the scan knows about languages.
import type { FilePath } from '../model/file-path.ts';

export interface LanguageFiles {
  /** Extension with its dot, lower-case → the report's `language`. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Names with one of these extensions that belong to something else. */
  readonly otherNames?: RegExp;
  /** Names of interpreters in the first line of programs without an extension, without version → the report's `language`. */
  readonly interpreters?: Readonly<Record<string, string>>;
  /** Names of the manifests to read, in any folder: `package.json`, or `*.csproj`. */
  readonly manifests: readonly string[];
  /** Recognizes further manifests by their paths. They have an extension of one in `manifests`. */
  isManifest?(path: string): boolean;
  /** Other manifests that this one refers to. Those that exist are read too. */
  manifestsNamedBy?(path: FilePath, text: string): readonly FilePath[];
}
