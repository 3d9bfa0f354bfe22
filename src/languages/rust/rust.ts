// Rust: how its modules, uses and paths are read, and where they lead.
import type { Language } from '../language.ts';
import { extractPaths } from './extract/extract-paths.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const rust: Language = {
  id: 'rust',
  extensions: { '.rs': 'rust' },
  manifests: ['Cargo.toml'],
  extract: extractPaths,
  createResolver,
};
