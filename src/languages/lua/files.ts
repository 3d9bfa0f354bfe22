// File names and manifests of Lua, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

/** They name what a build makes. */
export const buildFiles: readonly string[] = [
  'Makefile',
  'GNUmakefile',
  'Makefile.am',
  'CMakeLists.txt',
  'meson.build',
];

export const luaFiles: LanguageFiles = {
  id: 'lua',
  ecosystem: 'luarocks',
  extensions: { '.lua': 'lua' },
  interpreters: { lua: 'lua', luajit: 'lua' },
  manifests: ['*.rockspec', ...buildFiles],
};
