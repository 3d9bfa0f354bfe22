// PHP: how its imports, includes and references are read, and where they lead.
import type { Language } from '../language.ts';
import { phpFiles } from './files.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const php: Language = {
  ...phpFiles,
  extract: extractFile,
  createResolver,
};
