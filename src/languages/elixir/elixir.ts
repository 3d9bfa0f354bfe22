// Elixir: modules that files define and reference.
import type { Language } from '../language.ts';
import { elixirFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { Reader } from './extract/reader.ts';
import { scan } from './extract/scan.ts';
import { declareAll } from '../kit/declarations.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const elixir: Language = {
  ...elixirFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:alias|import|use|require) /gm,
    probe: 'import LintelProbe',
  }),
  createResolver,
  readManifestPackages,
};

/** Names are fully qualified: aliases are local to the file. */
function extractFile(source: SourceText): Extraction {
  const reader = new Reader(source);
  scan(reader);
  return { imports: reader.imports, declares: declareAll(reader.declares) };
}
