// Which files a project may have of it, and the manifests next to them: known before any is read.
import { buildManifests } from '../jvm/manifests.ts';
import type { LanguageFiles } from '../language.ts';

export const kotlinFiles: LanguageFiles = {
  id: 'kotlin',
  ecosystem: 'maven',
  extensions: { '.kt': 'kotlin', '.kts': 'kotlin' },
  manifests: buildManifests,
};
