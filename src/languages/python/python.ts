// Python: how its imports are read, and where they lead.
import type { Language } from '../language.ts';
import { extractImports } from './extract/extract-imports.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { manifestNames } from './resolve/manifests.ts';

export const python: Language = {
  id: 'python',
  extensions: { '.py': 'python', '.pyi': 'python' },
  manifests: manifestNames,
  extract: extractImports,
  createResolver,
};
