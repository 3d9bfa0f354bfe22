// Swift: how its imports and references are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const swift: Language = {
  id: 'swift',
  extensions: { '.swift': 'swift' },
  manifests: ['Package.swift', 'Package.resolved', 'Podfile'],
  extract: extractFile,
  createResolver,
};
