// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const swiftFiles: LanguageFiles = {
  id: 'swift',
  extensions: { '.swift': 'swift' },
  manifests: ['Package.swift', 'Package.resolved', 'Podfile'],
};
