// File names and manifests of PHP, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const phpFiles: LanguageFiles = {
  id: 'php',
  ecosystem: 'composer',
  extensions: { '.php': 'php', '.phtml': 'php', '.module': 'php' },
  manifests: ['composer.json', 'composer.lock'],
};
