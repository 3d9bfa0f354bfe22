// Dart: directives and how they resolve.
import type { Language } from '../language.ts';
import { dartFiles } from './files.ts';
import { extractDirectives } from './extract/extract-directives.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';
import { readPubspecs } from './resolve/pubspecs.ts';
import { DartResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';

export const dart: Language = {
  ...dartFiles,
  extract: reportSkippedImports(extractDirectives, {
    line: /^(?:import|export|part) /gm,
    probe: "import 'lintel_probe.dart';",
  }),
  createResolver: async (project, files) =>
    new DartResolver(project, files, await readPubspecs(project.manifests)),
  readManifestPackages,
};
