// File names and manifests of shell scripts, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const shellFiles: LanguageFiles = {
  id: 'shell',
  ecosystem: 'generic',
  extensions: {
    '.sh': 'shell',
    '.bash': 'shell',
    '.bats': 'shell',
    '.ksh': 'shell',
    '.zsh': 'shell',
  },
  interpreters: { sh: 'shell', ash: 'shell', bash: 'shell', dash: 'shell', ksh: 'shell', zsh: 'shell' },
  manifests: [],
};
