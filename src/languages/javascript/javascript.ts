// TypeScript, JavaScript and the component files that carry their scripts: one language, for they import each other.
import type { Language } from '../language.ts';
import { extractImports } from './extract/extract-imports.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { manifestsNamedBy } from './resolve/manifests-named-by.ts';

export const javascript: Language = {
  id: 'javascript',
  extensions: {
    '.ts': 'typescript',
    '.tsx': 'typescript',
    '.mts': 'typescript',
    '.cts': 'typescript',
    '.js': 'javascript',
    '.jsx': 'javascript',
    '.mjs': 'javascript',
    '.cjs': 'javascript',
    '.vue': 'vue',
    '.svelte': 'svelte',
    '.astro': 'astro',
  },
  manifests: ['package.json', 'tsconfig.json', 'jsconfig.json', 'pnpm-workspace.yaml'],
  manifestsNamedBy,
  extract: extractImports,
  resolvesBy: 'paths',
  createResolver,
};
