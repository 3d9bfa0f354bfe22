// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const scalaFiles: LanguageFiles = {
  id: 'scala',
  extensions: { '.scala': 'scala', '.sc': 'scala' },
  manifests: ['build.sbt'],
};
