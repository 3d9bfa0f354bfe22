// TypeScript, JavaScript and component files: one language, because they import each other.
import type { Language } from '../language.ts';
import { javascriptFiles } from './files.ts';
import { extractImports } from './extract/extract-imports.ts';
import { nameReader } from './extract/named-imports.ts';
import { readUses } from './extract/read-uses.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';

export const javascript: Language = {
  ...javascriptFiles,
  extract: extractImports,
  names: nameReader,
  readUses,
  resolvesBy: 'declarations',
  createResolver,
  readManifestPackages,
  // Compilers of Svelte keep imports without `type`.
  dropsTypes: ({ language }) => language !== 'javascript' && language !== 'svelte',
  // Loaded on demand: a third of the code for this language.
  createTypeUseReader: async (project) =>
    (await import('./extract/type-only-imports.ts')).createTypeUseReader(project),
};
