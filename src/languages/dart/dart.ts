// Dart: how the directives at the head of its files are read, and where they lead.
import type { Language } from '../language.ts';
import { dartFiles } from './files.ts';
import { extractDirectives } from './extract/extract-directives.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const dart: Language = {
  ...dartFiles,
  extract: extractDirectives,
  createResolver,
};
