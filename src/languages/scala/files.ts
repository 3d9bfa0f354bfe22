// File names and manifests of Scala, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const scalaFiles: LanguageFiles = {
  id: 'scala',
  ecosystem: 'maven',
  extensions: { '.scala': 'scala', '.sc': 'scala' },
  manifests: ['build.sbt'],
};
