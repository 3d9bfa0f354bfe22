// Rust: how its modules, uses and paths are read, and where they lead.
import type { Language } from '../language.ts';
import { rustFiles } from './files.ts';
import { extractPaths } from './extract/extract-paths.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const rust: Language = {
  ...rustFiles,
  extract: extractPaths,
  createResolver,
};
