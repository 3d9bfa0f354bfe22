import type { Language, Resolver } from '../language.ts';
import { rustFiles } from './files.ts';
import { extractPaths } from './extract/extract-paths.ts';
import type { Project } from '../../model/project.ts';
import type { ExtractedFile } from '../../model/source.ts';
import { ModuleForest } from './resolve/module-forest.ts';
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
  createResolver,
  readManifestPackages,
};

async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const packages = await findPackages(project);
  const forest = new ModuleForest(project, files, packages);
  return new RustResolver(project.entries, forest, packages.diagnostics);
}
