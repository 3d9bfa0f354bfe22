// Lua: required modules and how they resolve.
import type { Language } from '../language.ts';
import { luaFiles } from './files.ts';
import { extractRequires } from './extract/extract-requires.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const lua: Language = {
  ...luaFiles,
  extract: reportSkippedImports(extractRequires, {
    line: /^(?:local \w+ *= *)?require\b/gm,
    probe: 'require("lintel_probe")',
  }),
  createResolver,
  readManifestPackages,
};
