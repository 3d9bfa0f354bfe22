// Lua: how its modules are required, and where they lead.
import type { Language } from '../language.ts';
import { extractRequires } from './extract/extract-requires.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const lua: Language = {
  id: 'lua',
  extensions: { '.lua': 'lua' },
  manifests: ['*.rockspec'],
  resolvesBy: 'paths',
  extract: extractRequires,
  createResolver,
};
