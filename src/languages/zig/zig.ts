// Zig: how its imports are read, and where they lead.
import type { Language } from '../language.ts';
import { extractImports } from './extract/extract-imports.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const zig: Language = {
  id: 'zig',
  extensions: { '.zig': 'zig' },
  manifests: ['build.zig', 'build.zig.zon'],
  extract: extractImports,
  resolvesBy: 'paths',
  createResolver,
};
