// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const dartFiles: LanguageFiles = {
  id: 'dart',
  extensions: { '.dart': 'dart' },
  manifests: ['pubspec.yaml', 'pubspec_overrides.yaml'],
};
