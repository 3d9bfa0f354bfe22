// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const rustFiles: LanguageFiles = {
  id: 'rust',
  extensions: { '.rs': 'rust' },
  manifests: ['Cargo.toml'],
};
