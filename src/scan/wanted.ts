// What a language wants to see of a project. The list of languages is a list of these; the scan knows no more of them.
import type { FilePath } from '../model/file-path.ts';

export interface Wanted {
  /** Extension with its dot, lower-case → the report's `language`. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Names of files whose text is kept, wherever they stand: `package.json`, or `*.csproj`. */
  readonly manifests: readonly string[];
  /** Further manifests that this one names: candidates, those that exist are kept too. */
  manifestsNamedBy?(path: FilePath, text: string): readonly FilePath[];
}
