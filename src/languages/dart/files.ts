// File names and manifests of Dart, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const dartFiles: LanguageFiles = {
  id: 'dart',
  ecosystem: 'pub',
  extensions: { '.dart': 'dart' },
  manifests: ['pubspec.yaml', 'pubspec_overrides.yaml'],
};
