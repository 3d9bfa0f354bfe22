// Ruby: how what its files load and the constants they use are read, and where they lead.
import type { Language } from '../language.ts';
import { rubyFiles } from './files.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const ruby: Language = {
  ...rubyFiles,
  extract: extractFile,
  createResolver,
};
