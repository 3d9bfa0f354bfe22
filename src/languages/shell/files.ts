// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const shellFiles: LanguageFiles = {
  id: 'shell',
  extensions: {
    '.sh': 'shell',
    '.bash': 'shell',
    '.bats': 'shell',
    '.ksh': 'shell',
    '.zsh': 'shell',
  },
  manifests: [],
};
