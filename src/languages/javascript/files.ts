// File names and manifests of JavaScript and TypeScript, needed before any file is read.
import type { LanguageFiles } from '../language.ts';
import { isAliasConfig, manifestsNamedBy } from './resolve/manifests-named-by.ts';

export const javascriptFiles: LanguageFiles = {
  id: 'javascript',
  ecosystem: 'npm',
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
  interpreters: {
    node: 'javascript',
    nodejs: 'javascript',
    bun: 'typescript',
    deno: 'typescript',
    tsx: 'typescript',
    'ts-node': 'typescript',
  },
  manifests: [
    'package.json',
    'tsconfig.json',
    'jsconfig.json',
    'pnpm-workspace.yaml',
    'deno.json',
    'deno.jsonc',
    '.babelrc',
    // One for each extension of those that `isAliasConfig` tells.
    ...['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'].map((extension) => `.babelrc.${extension}`),
  ],
  isManifest: isAliasConfig,
  manifestsNamedBy,
};
