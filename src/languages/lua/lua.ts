// Lua: how its modules are required, and where they lead.
import type { Language } from '../language.ts';
import { luaFiles } from './files.ts';
import { extractRequires } from './extract/extract-requires.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const lua: Language = {
  ...luaFiles,
  resolvesBy: 'paths',
  extract: extractRequires,
  createResolver,
};
