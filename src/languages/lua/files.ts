// File names and manifests of Lua, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const luaFiles: LanguageFiles = {
  id: 'lua',
  ecosystem: 'luarocks',
  extensions: { '.lua': 'lua' },
  interpreters: { lua: 'lua', luajit: 'lua' },
  manifests: ['*.rockspec'],
};
