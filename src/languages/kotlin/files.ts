// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const kotlinFiles: LanguageFiles = {
  id: 'kotlin',
  extensions: { '.kt': 'kotlin', '.kts': 'kotlin' },
  manifests: [
    'pom.xml',
    'build.gradle',
    'build.gradle.kts',
    'settings.gradle',
    'settings.gradle.kts',
    'libs.versions.toml',
  ],
};
