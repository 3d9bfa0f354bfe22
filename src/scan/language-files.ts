// The files that belong to a language. This is all that the scan knows of languages.
import type { FilePath } from '../model/file-path.ts';

export interface LanguageFiles {
  /** Extension with its dot, lower-case → the report's `language`. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Names with one of the extensions that are of something else. */
  readonly otherNames?: RegExp;
  /** What runs programs that have no extension, as their first line names it without a version → the report's `language`. */
  readonly interpreters?: Readonly<Record<string, string>>;
  /** Names of the manifests to read, in any folder: `package.json`, or `*.csproj`. */
  readonly manifests: readonly string[];
  /** Tells more of them by their paths. They have an extension of one in `manifests`. */
  isManifest?(path: string): boolean;
  /** Other manifests that this one refers to. Those that exist are read too. */
  manifestsNamedBy?(path: FilePath, text: string): readonly FilePath[];
}
