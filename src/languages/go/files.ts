// File names and manifests of Go, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const goFiles: LanguageFiles = {
  id: 'go',
  ecosystem: 'golang',
  extensions: { '.go': 'go' },
  manifests: ['go.mod', 'go.work'],
};
