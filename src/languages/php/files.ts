// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const phpFiles: LanguageFiles = {
  id: 'php',
  extensions: { '.php': 'php', '.phtml': 'php', '.module': 'php' },
  manifests: ['composer.json', 'composer.lock'],
};
