// Dart: how the directives at the head of its files are read, and where they lead.
import type { Language } from '../language.ts';
import { extractDirectives } from './extract/extract-directives.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const dart: Language = {
  id: 'dart',
  extensions: { '.dart': 'dart' },
  manifests: ['pubspec.yaml', 'pubspec_overrides.yaml'],
  extract: extractDirectives,
  createResolver,
};
