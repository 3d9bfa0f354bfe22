// File names and manifests of Java, needed before any file is read.
import { buildManifests } from '../jvm/manifests.ts';
import type { LanguageFiles } from '../language.ts';

export const javaFiles: LanguageFiles = {
  id: 'java',
  ecosystem: 'maven',
  extensions: { '.java': 'java' },
  manifests: buildManifests,
};
