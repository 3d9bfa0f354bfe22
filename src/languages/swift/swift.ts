import type { Language } from '../language.ts';
import { swiftFiles } from './files.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const swift: Language = {
  ...swiftFiles,
  extract: extractFile,
  createResolver,
};
