import type { Language } from '../language.ts';
import { rustFiles } from './files.ts';
import { extractPaths } from './extract/extract-paths.ts';
import { findPackages } from './resolve/packages.ts';
import { RustResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const rust: Language = {
  ...rustFiles,
  extract: reportSkippedImports(extractPaths, {
    line: /^[ \t]*(?:pub )?(?:use|mod) /gm,
    probe: 'use lintel_probe::probe;',
  }),
  createResolver: async (project, files) => new RustResolver(project, files, await findPackages(project)),
  readManifestPackages,
};
