// File names and manifests of Swift, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const swiftFiles: LanguageFiles = {
  id: 'swift',
  ecosystem: 'swift',
  extensions: { '.swift': 'swift' },
  manifests: ['Package.swift', 'Package.resolved', 'Podfile'],
};
