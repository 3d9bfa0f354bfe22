// Zig: how its imports are read, and where they lead.
import type { Language } from '../language.ts';
import { zigFiles } from './files.ts';
import { extractImports } from './extract/extract-imports.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const zig: Language = {
  ...zigFiles,
  extract: extractImports,
  resolvesBy: 'paths',
  createResolver,
};
