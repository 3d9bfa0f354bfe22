// TypeScript, JavaScript and the component files that carry their scripts: one language, for they import each other.
import type { Language } from '../language.ts';
import { javascriptFiles } from './files.ts';
import { extractImports } from './extract/extract-imports.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const javascript: Language = {
  ...javascriptFiles,
  extract: extractImports,
  resolvesBy: 'paths',
  createResolver,
  // Loaded where it is needed: it is a third of all that is known of the language.
  createTypeUseReader: async (project) => (await import('./read-type-uses.ts')).createTypeUseReader(project),
};
