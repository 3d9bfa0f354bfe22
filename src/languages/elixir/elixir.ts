// Elixir: how the modules that its files define and name are read, and where they lead.
import type { Language } from '../language.ts';
import { elixirFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { Reader } from './extract/reader.ts';
import { scan } from './extract/scan.ts';
import { declareAll } from '../kit/declarations.ts';

export const elixir: Language = {
  ...elixirFiles,
  extract: extractFile,
  createResolver,
};

/** Used for one file after the other. */
const reader = new Reader();

/** All names are full: what an alias means is seen in the file. */
function extractFile(source: SourceText): Extraction {
  reader.begin(source);
  scan(reader);
  return { imports: reader.imports, declares: declareAll(reader.declares) };
}
