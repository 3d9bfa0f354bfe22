// Go: how its imports and references are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const go: Language = {
  id: 'go',
  extensions: { '.go': 'go' },
  manifests: ['go.mod', 'go.work'],
  extract: extractFile,
  createResolver,
};
