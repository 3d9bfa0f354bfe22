// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const goFiles: LanguageFiles = {
  id: 'go',
  extensions: { '.go': 'go' },
  manifests: ['go.mod', 'go.work'],
};
