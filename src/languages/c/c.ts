// C, C++, Objective-C and CUDA: one language, for they include each other's headers.
import type { Language } from '../language.ts';
import { cFiles } from './files.ts';
import { extractIncludes } from './extract/extract-includes.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const c: Language = {
  ...cFiles,
  extract: extractIncludes,
  createResolver,
};
