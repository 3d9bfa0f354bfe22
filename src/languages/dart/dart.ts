// Dart: directives and how they resolve.
import type { Language, Resolver } from '../language.ts';
import { dartFiles } from './files.ts';
import { extractDirectives } from './extract/extract-directives.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';
import type { Project } from '../../model/project.ts';
import type { ExtractedFile } from '../../model/source.ts';
import { Libraries } from './resolve/libraries.ts';
import { Packages } from './resolve/packages.ts';
import { readPubspecs } from './resolve/pubspecs.ts';
import { DartResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';

export const dart: Language = {
  ...dartFiles,
  extract: reportSkippedImports(extractDirectives, {
    line: /^(?:import|export|part) /gm,
    probe: "import 'lintel_probe.dart';",
  }),
  createResolver,
  readManifestPackages,
};

async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const { all, diagnostics } = await readPubspecs(project.manifests);
  return new DartResolver(project.entries, new Packages(all), new Libraries(files), diagnostics);
}
