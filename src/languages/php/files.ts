// File names and manifests of PHP, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const phpFiles: LanguageFiles = {
  id: 'php',
  ecosystem: 'composer',
  extensions: { '.php': 'php', '.phtml': 'php', '.module': 'php' },
  // Gradle publishes JSON as `cart-1.0.module`. Drupal's modules are named like functions.
  otherNames: /\W.*\.module$/i,
  manifests: ['composer.json', 'composer.lock'],
};
