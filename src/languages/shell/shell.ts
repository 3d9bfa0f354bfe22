// Shell scripts: which other scripts they `source`. Scripts that are run as separate programs are not dependencies.
import type { Language } from '../language.ts';
import { shellFiles } from './files.ts';
import { extractSources } from './extract/extract-sources.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const shell: Language = {
  ...shellFiles,
  extract: reportSkippedImports(extractSources, {
    line: /^[ \t]*(?:\.|source) /gm,
    probe: 'source lintel_probe',
  }),
  createResolver,
};
