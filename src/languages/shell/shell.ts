// Shell scripts: which other scripts they read in by `source`, and where those are. A script that is started as a program
// of its own is no part of the one that starts it, and is left out.
import type { Language } from '../language.ts';
import { shellFiles } from './files.ts';
import { extractSources } from './extract/extract-sources.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const shell: Language = {
  ...shellFiles,
  extract: extractSources,
  createResolver,
};
