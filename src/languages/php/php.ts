// PHP: how its imports, includes and references are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const php: Language = {
  id: 'php',
  extensions: { '.php': 'php', '.phtml': 'php', '.module': 'php' },
  manifests: ['composer.json', 'composer.lock'],
  extract: extractFile,
  createResolver,
};
